// A server of a test's own: a hostile one, or a shop's service on another origin.
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** A server beside the service, for as long as the function takes: its address, and every path that it was asked for. */
export async function withServer(listener: RequestListener, use: (url: string, asked: string[]) => Promise<void>) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    listener(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
