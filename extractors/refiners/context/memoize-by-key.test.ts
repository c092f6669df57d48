import { describe, expect, it, vi } from "vitest";
import { memoizeByKey } from "./memoize-by-key";

describe("oncePer", () => {
  it.each([[3], [0], [null], [undefined]])("reads a key once, also where it says %s", (value) => {
    const read = vi.fn((_key: object) => value);
    const ask = memoizeByKey(read);
    const key = {};
    expect([ask(key), ask(key)]).toEqual([value, value]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it("reads another key for itself, even one that looks alike", () => {
    const ask = memoizeByKey((key: { readonly name: string }) => ({ of: key.name }));
    const one = { name: "a" };
    expect(ask(one)).not.toBe(ask({ name: "a" }));
    expect(ask({ name: "b" })).toEqual({ of: "b" });
  });
});
