import { describe, expect, it, vi } from "vitest";
import { memoizeByKey } from "./memoize-by-key";

describe("memoizeByKey", () => {
  it.each([[3], [0], [null], [undefined]])("computes a key once, also for the value %s", (value) => {
    const compute = vi.fn((_key: object) => value);
    const memoized = memoizeByKey(compute);
    const key = {};
    expect([memoized(key), memoized(key)]).toEqual([value, value]);
    expect(compute).toHaveBeenCalledTimes(1);
  });

  it("computes an equal but different key again", () => {
    const memoized = memoizeByKey((key: { readonly name: string }) => ({ name: key.name }));
    const one = { name: "a" };
    expect(memoized(one)).not.toBe(memoized({ name: "a" }));
    expect(memoized({ name: "b" })).toEqual({ name: "b" });
  });
});
