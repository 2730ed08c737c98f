import { serve } from "../../tools/serve.mjs";
import routes from "./routes.mjs";

/** Serves dist/ for the whole run; the tests find it as their base address. Returns what stops it. */
export default async function server() {
  const { url, close } = await serve({ dist: new URL("../../dist", import.meta.url).pathname, routes });
  process.env.PACKPROOF_URL = url;
  return close;
}
