import * as api from "./inline.js";
import { define } from "./card.js";

export const PackproofReport = define(api);
