import { confirmed } from "./confirmed.mjs";
import { hosted } from "./hosted.mjs";
import { single } from "./single.mjs";
import { WebKit } from "./webkit.mjs";

for (const journeys of [hosted, single, confirmed]) journeys(WebKit);
