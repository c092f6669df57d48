import { expect, it, vi } from "vitest";
import { computeOnce } from "./compute-once";

it("computes a value on the first call, and once", () => {
  let calls = 0;
  const get = computeOnce(() => ({ call: ++calls }));
  expect(calls).toBe(0);
  expect([get(), get()]).toEqual([{ call: 1 }, { call: 1 }]);
});

it("computes again after an error", () => {
  let calls = 0;
  const get = computeOnce(() => {
    if (++calls === 1) throw new Error("disk full");
    return { call: calls };
  });
  expect(get).toThrow("disk full");
  expect(get()).toEqual({ call: 2 });
});

it("computes null once", () => {
  const compute = vi.fn(() => null);
  const get = computeOnce(compute);
  expect([get(), get()]).toEqual([null, null]);
  expect(compute).toHaveBeenCalledTimes(1);
});
