import * as api from "./index.js";
import { define } from "./card.js";

export const PackproofReport = define(api);
