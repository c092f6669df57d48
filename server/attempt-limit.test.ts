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

it("stops everybody after 200 failures of many clients", () => {
  const limit = createAttemptLimit(() => 0);
  for (let i = 0; i < 199; i++) fail(limit, `10.0.1.${i}`, 1);
  expect(limit.secondsToWait("10.0.2.1")).toBe(0);
  fail(limit, "10.0.2.2", 1);
  expect(limit.secondsToWait("10.0.2.1")).toBe(60);
});
