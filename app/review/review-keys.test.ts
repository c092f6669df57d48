import { describe, expect, it } from "vitest";
import { CORRECTION_FIELDS } from "@/lib/claim/correction";
import { findReviewCommand, SLOT_KEYS } from "./review-keys";

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe("findReviewCommand", () => {
  it("gives every slot a key of its own, and no key two meanings", () => {
    expect(SLOT_KEYS.map(([slot]) => slot).sort()).toEqual(CORRECTION_FIELDS.map(({ slot }) => slot).sort());
    for (const [slot, key] of SLOT_KEYS) expect(findReviewCommand({ ...NONE, key })).toEqual({ kind: "edit", slot });
    const commands = [..."arjksznugh0123456789tqbo"].map((key) => findReviewCommand({ ...NONE, key }));
    expect(new Set(commands.map((command) => JSON.stringify(command))).size).toBe(commands.length);
  });

  it.each([
    ["a", {}, { kind: "accept" }],
    ["A", { shiftKey: true }, { kind: "accept" }],
    ["ArrowLeft", {}, { kind: "previous" }],
    ["z", { ctrlKey: true }, { kind: "undo" }],
    ["z", { metaKey: true }, { kind: "undo" }],
    ["Z", { ctrlKey: true, shiftKey: true }, null],
    ["a", { ctrlKey: true }, null],
    ["r", { metaKey: true }, null],
    ["a", { altKey: true }, null],
    ["Enter", {}, null],
    ["?", {}, null],
    ["x", {}, null],
  ])("%s with %j is %j", (key, keys, command) => expect(findReviewCommand({ ...NONE, ...keys, key })).toEqual(command));
});
