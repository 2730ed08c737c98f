// The page as it is served, in Firefox.
import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import samples from "../../tools/samples.mjs";
import { serve } from "../../tools/serve.mjs";
import { DIST, expectVerdict, pick, vectorNamed, vectorPath } from "./page.mjs";
import { Firefox } from "./webdriver.mjs";

const EVENT = "55f93dca-9d8a-473d-bba2-8a4923dfbafb";

let firefox;
let server;

before(async () => {
  server = await serve({ dist: DIST, routes: samples });
  firefox = await Firefox.open();
});
after(async () => {
  await firefox?.close();
  await server?.close();
});
afterEach(async () => {
  assert.deepEqual(await firefox.console(), [], "the console stays empty");
  const strangers = (await firefox.asked()).filter((url) => new URL(url).origin !== server.url);
  assert.deepEqual(strangers, [], "nobody else is asked");
});

test("a sample, the pull that its address names, and back", async () => {
  await firefox.open(server.url);
  await firefox.click('.home-samples a[href="/samples/event-v2"]');
  await expectVerdict(firefox, { verdict: "verified_offline", failing: [] });
  await firefox.open(`${server.url}/samples/event-v2#pull-2`);
  await firefox.find('[data-worked="2"]');
  await firefox.back();
  await firefox.back();
  await firefox.find('form input[name="proof"]');
  await firefox.forward();
  await expectVerdict(firefox, { verdict: "verified_offline", failing: [] });
  assert.equal(await firefox.address(), `${server.url}/samples/event-v2`);
});

test("a proof link", async () => {
  await firefox.open(server.url);
  await firefox.type('form input[name="proof"]', `https://shop.example/pack-events/verify/${EVENT}`);
  await firefox.click('form.paste button[type="submit"]');
  await expectVerdict(firefox, { verdict: "verified_offline", failing: [] });
  assert.match(await firefox.title(), /^Adds up/);
});

for (const file of ["pull-alone--leaf_value.json", "event-v1-ended-early--cards_swapped.json"]) {
  test(`a file that does not hold: ${file}`, async () => {
    await firefox.open(server.url);
    await pick(firefox, vectorPath(file));
    await expectVerdict(firefox, vectorNamed(file));
  });
}
