import { describe, expect, it } from "vitest";
import { SpanWriter } from "./span-writer";

const finish = (write: (writer: SpanWriter) => void, expected?: number) => {
  const writer = new SpanWriter(expected);
  write(writer);
  const { text, starts, ends } = writer.finish();
  return { text, starts: [...(starts ?? [])], ends: [...(ends ?? [])] };
};

describe("SpanWriter", () => {
  it("maps each character to its range in the source", () => {
    const written = finish((writer) => {
      writer.put("±", 0, 3);
      writer.copy("+/-7.3", 3, 6);
    });
    expect(written).toEqual({ text: "±7.3", starts: [0, 3, 4, 5], ends: [3, 4, 5, 6] });
  });
  it("grows beyond the expected length", () => {
    expect(finish((writer) => writer.put("abcde", 4, 9), 1)).toEqual({
      text: "abcde",
      starts: [4, 4, 4, 4, 4],
      ends: [9, 9, 9, 9, 9],
    });
  });
  it("writes one space, and none at the start", () => {
    const written = finish((writer) => {
      writer.space(0, 1);
      writer.copy("ab", 0, 2);
      writer.space(2, 3);
      writer.space(3, 4);
    });
    expect(written.text).toBe("ab ");
  });
  it("removes the last character only if it is the given one", () => {
    const written = finish((writer) => {
      writer.copy("ab^", 0, 3);
      writer.removeLast("^");
      writer.removeLast("^");
      writer.put("", 3, 4);
      writer.put("°", 3, 9);
    });
    expect(written).toEqual({ text: "ab°", starts: [0, 1, 3], ends: [1, 2, 9] });
  });
  it("returns characters before the end, across pieces", () => {
    const writer = new SpanWriter();
    expect(writer.last()).toBeUndefined();
    writer.copy("ab", 0, 2);
    writer.put("c", 2, 3);
    expect([writer.last(), writer.last(2), writer.last(3), writer.last(4)]).toEqual(["c", "b", "a", undefined]);
  });
});
