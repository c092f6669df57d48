import { describe, expect, it } from "vitest";
import { type ExpectedSlots, extractTestClaims, pickExpectedSlots } from "../../testing/parse-text";

const TITLE = "Orion: a parser for letters";

describe("the metric of a rate", () => {
  it.each<[sentence: string, claim: ExpectedSlots]>([
    ["Orion runs at 47 FPS on one small board.", { after: 47, metric: "FPS" }],
    ["Orion runs at real-time speeds of 29 FPS.", { after: 29, metric: "speed" }],
    ["The small reader sustains 27.4 fps over a whole page.", { after: 27.4, metric: "speed" }],
    ["Orion reads letters at 5.5 frames per second.", { after: 5.5, metric: "speed" }],
    ["Orion achieves fine ink and human quality, reaching 17.6 FPS.", { after: 17.6, metric: "FPS" }],
    ["Orion has an inference speed of 41 FPS.", { after: 41, metric: "speed" }],
    ["Orion reaches a frame rate of 41 FPS.", { after: 41, metric: "frame rate" }],
    ["Orion reads pages with low latency, reaching 17 FPS.", { after: 17, metric: "FPS" }],
    ["Orion has a latency of 17 ms per letter.", { after: 17, metric: "latency" }],
    ["Orion has a tracking error of 0.398 m/s.", { after: 0.398, metric: "tracking error" }],
  ])("%s", (sentence, claim) => {
    expect(pickExpectedSlots(extractTestClaims(sentence, TITLE).slice(0, 1), [claim])).toEqual([claim]);
  });
});
