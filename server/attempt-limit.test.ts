import { expect, it } from "vitest";
import { createAttemptLimit } from "./attempt-limit";

const fail = (limit: ReturnType<typeof createAttemptLimit>, client: string, times: number): void => {
  for (let i = 0; i < times; i++) limit.addFailure(client);
};

it("stops one client after ten failures, until the minute is over", () => {
  let now = 0;
  const limit = createAttemptLimit(() => now);
  fail(limit, "10.0.0.7", 9);
  expect(limit.secondsToWait("10.0.0.7")).toBe(0);
  fail(limit, "10.0.0.7", 1);
  now = 20_000;
  expect(limit.secondsToWait("10.0.0.7")).toBe(40);
  expect(limit.secondsToWait("10.0.0.8")).toBe(0);
  now = 60_000;
  expect(limit.secondsToWait("10.0.0.7")).toBe(0);
});

it("leaves one attempt to each client after 200 failures of many clients", () => {
  const limit = createAttemptLimit(() => 0);
  for (let i = 0; i < 199; i++) fail(limit, `10.0.1.${i}`, 1);
  expect(limit.secondsToWait("10.0.1.7")).toBe(0);
  fail(limit, "10.0.2.2", 1);
  expect([limit.secondsToWait("10.0.1.7"), limit.secondsToWait("10.0.2.1")]).toEqual([60, 0]);
  fail(limit, "10.0.2.1", 1);
  expect(limit.secondsToWait("10.0.2.1")).toBe(60);
});

it.each([
  ["2001:db8:0:1::1", "2001:db8:0:1:ffff::2", true],
  ["2001:DB8::1", "2001:0db8:0:0:8::", true],
  ["::1", "0:0:0:0:7:7:7:7", true],
  ["fe80::1%eth0", "fe80::2", true],
  ["2001:db8:0:1::1", "2001:db8:0:2::1", false],
  ["2001:db8::1", "2001:db9::1", false],
  ["::ffff:10.0.0.1", "::ffff:10.0.0.2", false],
  ["10.0.0.1", "10.0.0.2", false],
  ["unknown", "", false],
])("counts %s and %s as one client: %s", (first, second, isSame) => {
  const limit = createAttemptLimit(() => 0);
  fail(limit, first, 10);
  expect(limit.secondsToWait(second) > 0).toBe(isSame);
});
