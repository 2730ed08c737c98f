import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { start } from "../chain/service.mjs";

/**
 * Runs one shop on a chain for the tests of all workers, because selling costs a dozen seconds. With SHOP=early it opens while other tests run;
 * without, for the first that asks. Returns a function that closes it.
 */
export default async function shop() {
  let opened: ReturnType<typeof start> | undefined;
  const open = () => (opened ??= start(["--lies", "--unlisted"]));
  // The first test that asks reports the error below, so this one is ignored.
  if (process.env.SHOP === "early") open().catch(() => {});
  const server = createServer((_, response) => {
    open().then(({ index }) => response.end(JSON.stringify(index)), (cause) => response.writeHead(500).end(String(cause)));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  process.env.PACKPROOF_SHOP = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    await opened?.then(({ stop }) => stop(), () => {});
  };
}
