// Runs a test's own server: a hostile one, or a shop's service on another origin.
import type { RequestListener } from "node:http";
import { listen } from "../loopback.mjs";

/** Runs a server beside the service while the function runs, with its address, and every path that it was asked for. */
export async function withServer(listener: RequestListener, use: (url: string, asked: string[]) => Promise<void>) {
  const asked: string[] = [];
  const { url, close } = await listen(((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    listener(request, response);
  }) as RequestListener);
  try {
    await use(url, asked);
  } finally {
    await close();
  }
}
