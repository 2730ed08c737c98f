// Servers of the tests, on the loopback interface.
import { once } from "node:events";
import { createServer } from "node:http";

/** Serves until `close` is called, on a free port or on this one. */
export async function listen(handler, port = 0) {
  const server = createServer(handler);
  await once(server.listen(port, "127.0.0.1"), "listening");
  const close = () => {
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    return closed;
  };
  return { server, url: `http://127.0.0.1:${server.address().port}`, close };
}

/** A port that was free a moment ago, for a program that takes no port of its own choice. */
export async function freePort() {
  const { url, close } = await listen();
  await close();
  return Number(new URL(url).port);
}
