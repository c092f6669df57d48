import { expect, it } from "vitest";
import { twinCsv, twinJson } from "./twin";
import { paperTwin } from "./twins";

const many = Array.from({ length: 101 }, (_, i) => `o${i}`).join(" ");

it.each([twinCsv, twinJson])(
  "refuses a search for papers that is not done: all of them are no answer to it",
  async (of) => {
    const request = new Request(`http://board/papers?${new URLSearchParams({ q: many })}`);
    const answer = await of(paperTwin)(request);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("more than 100 words");
  },
);
