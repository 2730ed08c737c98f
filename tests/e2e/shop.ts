import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { start } from "../chain/service.mjs";

/** One shop on a chain for the tests of all workers, opened for the first that asks: selling costs a dozen seconds. Returns what closes it. */
export default async function shop() {
  let opened: ReturnType<typeof start> | undefined;
  const server = createServer((_, response) => {
    opened ??= start(["--lies", "--unlisted"]);
    opened.then(({ index }) => response.end(JSON.stringify(index)), (cause) => response.writeHead(500).end(String(cause)));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  process.env.PACKPROOF_SHOP = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    await opened?.then(({ stop }) => stop(), () => {});
  };
}
