// Services and endpoints that answer with more, with less, for longer, or from elsewhere than asked. states.spec.ts and chain-endpoints.spec.ts have
// the merely broken answers; the former also has bodies that are too large, announced or not.
import type { RequestListener } from "node:http";
import { Readable } from "node:stream";
import { createGzip, gzipSync } from "node:zlib";
import { expect, test } from "./fixtures.ts";
import { expectInert, MARKUP } from "./hostile.ts";
import { eventApi, eventPage, vector, vectorJson, vectorPath } from "./payloads.ts";
import { action, expectNoWorkers, expectTrouble, expectVerdict, picker, step, trouble, verdict } from "./proof.ts";
import { withServer } from "./server.ts";
import { expectSmooth, measureTasks } from "./smooth.ts";
import { says, saying } from "./words.ts";

const EVENT = vectorJson("event-v2-sold-out").pack_event_id;
const MEBIBYTE = 1024 * 1024;
const JSON_TYPE = { "content-type": "application/json" };

function* spaces(mebibytes: number) {
  for (let sent = 0; sent < mebibytes; sent += 1) yield Buffer.alloc(MEBIBYTE, " ");
}

/** Returns this many mebibytes of spaces, small on the wire. */
const bomb = (mebibytes: number) => Readable.from(spaces(mebibytes)).pipe(createGzip());

const ELSEWHERE = "https://stranger.example/proof.json?from=packproof";

// Regression: the page followed a service's redirect to any other address, which so learnt who checks which proof.
for (const [where, location] of [["another origin", ELSEWHERE], ["its own", "/v1/elsewhere"]] as const) {
  test(`a redirect to ${where} is not followed, and said plainly`, async ({ page, service, watch }) => {
    watch.maySendOnTo(location);
    service.publishes("/v1/elsewhere", vector("event-v2-sold-out"));
    for (const status of [301, 302, 303, 307, 308]) {
      service.answers(eventApi(EVENT), { status, headers: { location }, body: "" });
      await page.goto(eventPage(EVENT));
      await expectTrouble(page, "redirected");
      await expect(page.locator("#main h1")).toHaveText(says("trouble-redirected"));
      await expect(trouble(page)).toContainText(
        says("trouble-redirected-says"),
      );
    }
    expect(new Set(service.asked)).toEqual(new Set([eventApi(EVENT)]));

    service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
    await action(page, "retry").click();
    await expectVerdict(page, "verified_offline");
  });
}

test("a small body that unpacks without end is cut off, and the page stays awake", async ({ page, service }) => {
  await page.goto("/");
  await measureTasks(page);
  const endless = bomb(4_096);
  const left = service.answersUntilLeft(eventApi(EVENT), { headers: { ...JSON_TYPE, "content-encoding": "gzip" }, bodyStream: endless });
  await page.goto(eventPage(EVENT));
  await expectTrouble(page, "too_large");
  await expect(trouble(page)).toContainText(says("trouble-too-large-says", { limit: says("size-megabytes", { size: 128 }) }));
  await left;
  await expectSmooth(page);
  await picker(page).setInputFiles(vectorPath("pull-alone.json"));
  await expectVerdict(page, "verified_offline");
});

test("a body that claims to be packed and is not, or breaks off, is no answer", async ({ page, service, watch }) => {
  const packed = gzipSync(vector("event-v2-sold-out"));
  const headers = { ...JSON_TYPE, "content-encoding": "gzip" };
  watch.mayFail(eventApi(EVENT));
  service.answers(eventApi(EVENT), { headers, body: vector("event-v2-sold-out") });
  await page.goto(eventPage(EVENT));
  await expectTrouble(page, "broke_off");

  // The browser hands over the part that it could unpack, as if that were all.
  service.answers(eventApi(EVENT), { headers, body: packed.subarray(0, packed.length / 2) });
  // The page asks again by itself.
  const asked = service.asked.length;
  await expect.poll(() => service.asked.length).toBeGreaterThan(asked);
  await expectTrouble(page, "broke_off");

  service.answers(eventApi(EVENT), { headers, body: packed });
  await expectVerdict(page, "verified_offline");
});

test("an endless body shows its progress, and ends when its reader stops it", async ({ page, service }) => {
  const drip = (async function* () {
    yield '{"pack_event_id":"';
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      yield "x";
    }
  })();
  const left = service.answersUntilLeft(eventApi(EVENT), { headers: JSON_TYPE, bodyStream: drip });
  await page.goto(eventPage(EVENT));
  await expect(page.locator("[data-progress]")).toHaveAttribute("aria-valuetext", saying("progress-arrived", { now: saying("size-bytes", { bytes: /\d+/ }) }));
  await action(page, "cancel").click();
  await left;
  await expect(page.locator("[data-progress]")).toHaveCount(0);
  await expect(verdict(page)).toHaveCount(0);
  await expectNoWorkers(page);
});

test("the answer's content type changes nothing: only its bytes are read", async ({ page, service }) => {
  for (const type of ["text/html", "image/png", "application/javascript", "text/plain; charset=utf-16", "x"]) {
    service.answers(eventApi(EVENT), { headers: { "content-type": type }, body: vector("event-v2-sold-out") });
    await page.goto(eventPage(EVENT));
    await expectVerdict(page, "verified_offline");
  }
});

test("a service that answers with a page of its own gets no further", async ({ page, service }) => {
  service.answers(eventApi(EVENT), { headers: { "content-type": "text/html" }, body: `<body>${MARKUP}` });
  await page.goto(eventPage(EVENT));
  await expectTrouble(page, "web_page");
  await expect(trouble(page)).toContainText(says("trouble-service-status-cause", { status: 200 }));
  await expectInert(page);
});

test("a false length does not help: a shorter body is broken off, a longer one is not read", async ({ page, service, watch }) => {
  const bytes = vector("event-v2-sold-out");
  watch.mayFail(eventApi(EVENT));
  service.answers(eventApi(EVENT), (request) => {
    request.socket.end(`HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${bytes.length + 1}\r\nconnection: close\r\n\r\n${bytes}`);
    return undefined;
  });
  await page.goto(eventPage(EVENT));
  await expectTrouble(page, "broke_off");

  service.answers(eventApi(EVENT), (request) => {
    request.socket.end(`HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${bytes.length - 9}\r\nconnection: close\r\n\r\n${bytes}`);
    return undefined;
  });
  const asked = service.asked.length;
  await expect.poll(() => service.asked.length).toBeGreaterThan(asked);
  await expectTrouble(page, "broke_off");
});

test.describe("an endpoint", () => {
  const CORS = { "access-control-allow-origin": "*", "access-control-allow-headers": "content-type" };
  const preflight = (answer: RequestListener): RequestListener => (request, response) =>
    request.method === "OPTIONS" ? void response.writeHead(204, CORS).end() : answer(request, response);

  const ELSEWHERE = "https://stranger.example/rpc";
  const HOSTILE: { what: string; answer: RequestListener; fault: string; message?: RegExp }[] = [
    {
      what: "sends on to another address",
      answer: (_, response) => void response.writeHead(307, { ...CORS, location: ELSEWHERE }).end(),
      fault: "malformed",
    },
    {
      what: "answers with gigabytes",
      answer: (_, response) => {
        response.writeHead(200, { ...CORS, ...JSON_TYPE });
        const space = Buffer.alloc(MEBIBYTE, " ");
        const more = () => {
          while (!response.destroyed && response.write(space));
        };
        response.on("drain", more);
        more();
      },
      fault: "malformed",
    },
    {
      what: "answers with gigabytes, packed small",
      answer: (_, response) => {
        response.writeHead(200, { ...CORS, ...JSON_TYPE, "content-encoding": "gzip" });
        bomb(4_096).pipe(response);
      },
      fault: "malformed",
    },
    {
      what: "answers with brackets without end",
      answer: (_, response) => void response.writeHead(200, { ...CORS, ...JSON_TYPE }).end("[".repeat(8_000_000)),
      fault: "malformed",
    },
    {
      what: "refuses in markup and in characters that hide",
      answer: (request, response) => {
        const parts: Buffer[] = [];
        request.on("data", (part) => parts.push(part));
        request.on("end", () => {
          const calls = [JSON.parse(Buffer.concat(parts).toString())].flat() as { id: number }[];
          const message = `<img src=x onerror=alert(13)>\u202E\u200B${"w".repeat(100_000)}`;
          const answers = calls.map(({ id }) => ({ jsonrpc: "2.0", id, error: { code: -32000, message } }));
          response.writeHead(200, { ...CORS, ...JSON_TYPE }).end(JSON.stringify(answers));
        });
      },
      fault: "refused",
      message: /<img src=x onerror=alert\(13\)>⟨202E⟩⟨200B⟩w+….*/,
    },
  ];

  for (const { what, answer, fault, message } of HOSTILE) {
    test(`that ${what} is named, settles nothing, and holds nothing up`, async ({ page, service, watch }) => {
      await withServer(preflight(answer), async (url) => {
        watch.allow(url);
        watch.maySendOnTo(ELSEWHERE);
        service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
        await page.goto(eventPage(EVENT));
        await expectVerdict(page, "verified_offline");
        await measureTasks(page);
        await page.locator("input[name=rpc]").evaluate((input) => {
          for (let at: Element | null = input; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true;
        });
        await page.locator("input[name=rpc]").fill(url);
        await action(page, "read-contract").click();
        const asked = page.locator(`[data-endpoint="${new URL(url).host}"]`);
        await expect(asked).toHaveAttribute("data-fault", fault, { timeout: 30_000 });
        const { host } = new URL(url);
        await expect(asked).toContainText(message ? saying("unread-fault-refused", { host, message, code: "-32000" }) : says("unread-fault-malformed", { host }));
        await expect(step(page, "contract")).toHaveAttribute("data-status", "skipped");
        await expectVerdict(page, "verified_offline");
        await expectInert(page);
        await expectSmooth(page);
      });
    });
  }
});
