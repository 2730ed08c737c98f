// Names every state of the page, and the way there, for the checks that must pass in each of them.
import type { Page } from "@playwright/test";
import type { Watch } from "./fixtures.ts";
import { OTHER_ID, PULL_ID, eventApi, eventPage, pullApi, pullPage, vector, vectorJson, vectorPath } from "./payloads.ts";
import { linkBox, picker } from "./proof.ts";
import type { Service } from "./service.ts";
import { workerOfAnotherBuild } from "./worker.ts";

type Stage = { page: Page; service: Service; watch: Watch };
type Scene = { name: string; reach(stage: Stage): Promise<void>; shows: string };

const EVENT = vectorJson("event-v2-sold-out").pack_event_id;
const settled = "[data-verdict]";

const sample = (name: string): Scene => ({
  name: `the sample ${name}`,
  reach: async ({ page }) => void (await page.goto(`/samples/${name}`)),
  shows: settled,
});

const answering = (name: string, answer: { status?: number; body: string | Uint8Array }, shows: string): Scene => ({
  name,
  reach: async ({ page, service, watch }) => {
    service.answers(eventApi(EVENT), answer);
    if (answer.status) watch.mayFail(eventApi(EVENT));
    await page.goto(eventPage(EVENT));
  },
  shows,
});

const opening = (name: string, files: string[], shows: string): Scene => ({
  name,
  reach: async ({ page }) => {
    await page.goto("/");
    await picker(page).setInputFiles(files.map((each) => vectorPath(`${each}.json`)));
  },
  shows,
});

export const SCENES: Scene[] = [
  { name: "the start page", reach: async ({ page }) => void (await page.goto("/")), shows: "form input[name=proof]" },
  {
    name: "the start page, refusing",
    reach: async ({ page }) => {
      await page.goto("/");
      await linkBox(page).fill("hello");
      await page.keyboard.press("Enter");
    },
    shows: "[name=proof][aria-invalid=true]",
  },
  {
    name: "a stopped check",
    reach: async ({ page, service }) => {
      service.publishesSlowly(eventApi(EVENT), vector("event-v2-sold-out"));
      await page.goto(eventPage(EVENT));
      await page.locator("[data-action=cancel]").click();
    },
    shows: "[data-action=retry]",
  },
  {
    name: "a pull of an event, opened",
    reach: async ({ page }) => {
      await page.goto("/samples/event-v1#pulls");
      await page.locator("[data-pull] [aria-expanded=false]").first().click();
    },
    shows: "[data-action=picture]",
  },
  { name: "no open file", reach: async ({ page }) => void (await page.goto("/files")), shows: "h1" },
  { name: "how this works", reach: async ({ page }) => void (await page.goto("/how")), shows: ".how-limits" },
  {
    name: "a changed digit",
    reach: async ({ page }) => {
      await page.goto("/samples/pull");
      await page.locator("[data-action=change-digit]").click();
    },
    shows: "[data-changed-copy=not_verified]",
  },
  { name: "not found", reach: async ({ page }) => void (await page.goto("/nothing-here")), shows: "h1" },
  ...["event-v1", "event-v2", "event-live", "event-broken", "pull", "pull-broken"].map(sample),
  opening("a failed payload step", ["pull-alone--word_as_integer"], settled),
  opening("an unknown version", ["event-v1-ended-early--version_unknown"], settled),
  opening("an exhausted draw", ["pull-exhausted"], settled),
  opening("several files", ["pull-alone", "pull-alone--leaf_value", "event-v1-ended-early--not_json", "event-v1-ended-early--still_active"],
    "tr[data-verdict=not_verified]"),
  {
    name: "a bad file over a report",
    reach: async ({ page }) => {
      await page.goto("/samples/event-v1");
      await page.locator(settled).waitFor();
      await picker(page).setInputFiles(vectorPath("event-v1-ended-early--not_json.json"));
    },
    shows: "[data-trouble=not_json]",
  },
  {
    name: "loading",
    reach: async ({ page, service }) => {
      service.publishesSlowly(eventApi(EVENT), vector("event-v2-sold-out"));
      await page.goto(eventPage(EVENT));
    },
    shows: '[data-progress][value]:not([value="0"])',
  },
  {
    name: "not ready",
    reach: async ({ page, service, watch }) => {
      service.answers(pullApi(PULL_ID), { status: 404, body: { error: "proof_not_ready" } });
      watch.mayFail(pullApi(PULL_ID));
      await page.goto(pullPage(PULL_ID));
    },
    shows: "[data-waiting=proof_not_ready]",
  },
  {
    name: "an unknown id",
    reach: async ({ page, watch }) => {
      watch.mayFail(pullApi(OTHER_ID));
      await page.goto(pullPage(OTHER_ID));
    },
    shows: "[data-trouble=unknown_id]",
  },
  {
    name: "unreachable",
    reach: async ({ page, service, watch }) => {
      service.dropsConnection(eventApi(EVENT));
      watch.mayFail(eventApi(EVENT));
      await page.goto(eventPage(EVENT));
    },
    shows: "[data-trouble=unreachable]",
  },
  answering("a failing service", { status: 500, body: "oops" }, "[data-trouble=service_status]"),
  answering("not JSON", { body: "hello" }, "[data-trouble=not_json]"),
  answering("not a payload", { body: "{}" }, "[data-trouble=not_a_payload]"),
  answering("another event's report", { body: vector("event-v1-ended-early") }, "[data-trouble=another_id]"),
  {
    name: "another build",
    reach: async ({ page }) => {
      await workerOfAnotherBuild(page);
      await page.goto(eventPage(EVENT));
    },
    shows: "[data-trouble=another_build]",
  },
];
