import { confirmed } from "./confirmed.mjs";
import { Firefox } from "./firefox.mjs";
import { hosted } from "./hosted.mjs";
import { single } from "./single.mjs";

for (const journeys of [hosted, single, confirmed]) journeys(Firefox);
