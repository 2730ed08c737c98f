// Gives every test a server of its own, a silent console, and no request that leaves the origin.
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { serve } from "../../tools/serve.mjs";
import { test as base } from "./reused.ts";
import { DIST } from "./dist.ts";
import { nginx } from "./nginx.ts";
import { Service } from "./service.ts";

type Server = { url: string; service: Service };

/** The server of dist/: tools/serve.mjs, or nginx as deploy/nginx configures it. */
export type Served = { by: "loopback" | "nginx" };

/** The limits of a page behind its reader's back. Asserted after every test. */
export class Watch {
  /** The console's lines, except the browser's own line about a request that a test expects to fail. */
  readonly console: string[] = [];
  /** Requests to anywhere but the page's own origin, except for a card's picture. */
  readonly strangers: string[] = [];
  /** The pictures that were requested of another host, over https. */
  readonly pictures: string[] = [];
  readonly #failing = new Set<string>();
  readonly #blocked = new Set<string>();
  readonly #allowed = new Set<string>();
  readonly #named = new Set<string>();

  constructor(readonly origin: string) {}

  /** Allows the browser's own console line about a failing answer of this path, of this exact address. */
  mayFail(path: string) {
    this.#failing.add(this.origin + path);
  }

  /** Allows the browser's own console line that it keeps the answer of this address from the page. */
  mayBlock(address: string) {
    this.#blocked.add(address);
    this.#allowed.add(new URL(address).origin);
  }

  /** An endpoint of the test's own, which its reader chooses. */
  allow(origin: string) {
    this.#allowed.add(origin);
  }

  /** Allows an answer that redirects the page to this address. The browser names it, even if the page does not go there. */
  maySendOnTo(address: string) {
    this.#named.add(address);
  }

  over(context: BrowserContext) {
    context.on("console", (message) => {
      const networkLine = message.text().startsWith("Failed to load resource:");
      if (networkLine && (this.#failing.has(message.location().url) || this.#blocked.has(message.location().url))) return;
      if ([...this.#blocked].some((address) => message.text().startsWith(`Access to fetch at '${address}'`))) return;
      this.console.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    // A page that is left runs Playwright's own clock once more, without its controller.
    const isOfClock = (error: Error) => error.message.includes("(reading 'controller')");
    context.on("weberror", (error) => isOfClock(error.error()) || this.console.push(`uncaught: ${error.error()}`));
    const overPage = (page: Page) => {
      page.on("websocket", (socket) => this.strangers.push(socket.url()));
      page.on("dialog", (dialog) => {
        this.console.push(`dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
    };
    context.pages().forEach(overPage);
    context.on("page", overPage);
    // The fixture only listens: an intercepted request costs more than the page that makes it, and no request reaches another host
    // (playwright.config.ts).
    context.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (!protocol.startsWith("http") || origin === this.origin || this.#allowed.has(origin)) return;
      if (request.redirectedFrom() && this.#named.has(request.url())) return;
      const picture = request.resourceType() === "image" && protocol === "https:" && !request.headers().referer;
      (picture ? this.pictures : this.strangers).push(request.url());
    });
  }

  /** Lets other hosts serve their pictures. */
  async giving(context: BrowserContext) {
    await context.route(/^https:/, (route) => route.fulfill({ contentType: "image/png", body: PICTURE }));
  }
}

// One transparent dot.
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

export const test = base.extend<{ service: Service; watch: Watch }, { server: Server } & Served>({
  by: ["loopback", { option: true, scope: "worker" }],

  server: [
    async ({ by }, use) => {
      const service = new Service();
      const { url, close } = await serve({ dist: DIST.pathname, routes: service.routes } as Parameters<typeof serve>[0]);
      const front = by === "nginx" ? await nginx(url) : undefined;
      await use({ url: front?.url ?? url, service });
      await front?.close();
      await close();
    },
    { scope: "worker" },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  service: async ({ server }, use) => {
    server.service.reset();
    await use(server.service);
    server.service.reset();
  },

  watch: [
    async ({ context, server }, use) => {
      const watch = new Watch(server.url);
      watch.over(context);
      await use(watch);
      expect(watch.console, "the console stays empty").toEqual([]);
      expect(watch.strangers, "no request leaves the origin").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
