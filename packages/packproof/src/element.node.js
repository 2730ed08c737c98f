import * as api from "./index.node.js";
import { define } from "./card.js";

export const PackproofReport = define(api);
