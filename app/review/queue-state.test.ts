import { describe, expect, it } from "vitest";
import {
  countLeft,
  getCurrent,
  goNext,
  goPrevious,
  goTo,
  isOpen,
  listUpcoming,
  markDecided,
  markOpen,
  markSkipped,
  type QueueState,
  renewQueue,
  startQueue,
} from "./queue-state";

const start = (first: string | null = null) => startQueue(["a", "b", "c"], first, new Set());
const decide = (state: QueueState) => goNext(markDecided(state, getCurrent(state) ?? ""));

describe("the queue", () => {
  it("starts at the claim of the address, or at the first one that is not skipped", () => {
    expect(getCurrent(start())).toBe("a");
    expect(getCurrent(start("x"))).toBe("x");
    expect(getCurrent(startQueue(["a", "b"], null, new Set(["a"])))).toBe("b");
    expect(getCurrent(startQueue([], null, new Set()))).toBeNull();
  });

  it("goes on with the claims behind the current one, then with earlier ones", () => {
    expect(listUpcoming(start("b"))).toEqual(["c", "a"]);
    expect(listUpcoming(start("x"))).toEqual(["a", "b", "c"]);
    const state = decide(decide(start("b")));
    expect(getCurrent(state)).toBe("a");
    expect(getCurrent(decide(state))).toBeNull();
  });

  it("goes back through all that was shown, decided or not", () => {
    const end = decide(decide(decide(start())));
    expect(getCurrent(end)).toBeNull();
    expect(getCurrent(goPrevious(end))).toBe("c");
    const first = goPrevious(goPrevious(goPrevious(goPrevious(end))));
    expect(getCurrent(first)).toBe("a");
    expect(getCurrent(goNext(first))).toBe("b");
  });

  it("passes claims without a decision and returns to them", () => {
    const around = goNext(goNext(goNext(start())));
    expect(getCurrent(around)).toBe("a");
    expect(listUpcoming(around)).toEqual(["b", "c"]);
  });

  it("stays at the only open claim, and ends when it is skipped", () => {
    const only = startQueue(["a"], null, new Set());
    expect(getCurrent(goNext(only))).toBe("a");
    const skipped = goNext(markSkipped(only, "a", true));
    expect(getCurrent(skipped)).toBeNull();
    expect(listUpcoming(markSkipped(skipped, "a", false))).toEqual(["a"]);
  });

  it("returns to a claim that was taken back", () => {
    const state = decide(start());
    const back = goTo(markOpen(state, "a"), "a");
    expect([getCurrent(back), listUpcoming(back)]).toEqual(["a", ["b", "c"]]);
    expect(goTo(back, "a")).toBe(back);
    expect([countLeft(state, 3), countLeft(back, 3)]).toEqual([2, 3]);
  });

  it("counts and offers a claim that was decided before the queue was read", () => {
    const state = markOpen(start(), "z");
    expect([countLeft(state, 3), listUpcoming(state), isOpen(state, "z")]).toEqual([4, ["b", "c", "z"], true]);
    expect([countLeft(markDecided(state, "z"), 3), isOpen(markDecided(state, "z"), "z")]).toEqual([3, false]);
    expect(markOpen(start(), "b")).toEqual(start());
  });

  it("continues when it is read again", () => {
    const end = decide(decide(decide(start())));
    expect(getCurrent(renewQueue(end, ["d", "e"]))).toBe("d");
    const going = renewQueue(decide(start()), ["b", "c", "d"]);
    expect([getCurrent(going), going.decided.size, listUpcoming(going)]).toEqual(["b", 0, ["c", "d"]]);
    expect(getCurrent(renewQueue(end, []))).toBeNull();
  });
});
