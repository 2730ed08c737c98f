import type { ServerResponse } from "node:http";
import { start } from "../chain/service.mjs";
import { listen } from "../loopback.mjs";

/**
 * Runs one shop on a chain for the tests of all workers, because selling costs a dozen seconds. With SHOP=early it opens while other tests run;
 * without, for the first that asks. Returns a function that closes it.
 */
export default async function shop() {
  let opened: ReturnType<typeof start> | undefined;
  const open = () => (opened ??= start(["--lies", "--unlisted"]));
  // The first test that asks reports the error below, so this one is ignored.
  if (process.env.SHOP === "early") open().catch(() => {});
  const { url, close } = await listen((_: unknown, response: ServerResponse) => {
    open().then(({ index }) => response.end(JSON.stringify(index)), (cause) => response.writeHead(500).end(String(cause)));
  });
  process.env.PACKPROOF_SHOP = url;
  return async () => {
    await close();
    await opened?.then(({ stop }) => stop(), () => {});
  };
}
