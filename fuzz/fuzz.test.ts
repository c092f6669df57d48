import { ok } from "node:assert/strict";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createTarget } from "./target";
import { FUZZ_TARGETS } from "./targets/targets";

/** Cases of all targets together; `npm run fuzz` runs more of them, with other seeds. */
const CASES = 1_000;
const SEED = 1;
const shares = FUZZ_TARGETS.reduce((sum, { share }) => sum + share, 0);

describe.each(FUZZ_TARGETS)("$name", (target) => {
  it(target.summary, { timeout: 300_000 }, async () => {
    const cases = Math.ceil((CASES * target.share) / shares);
    const result = await target.run({ seed: SEED, cases, isTimed: false });
    expect(result.violation).toBeNull();
    expect(result.cases).toBe(cases);
  });
});

describe("createTarget", () => {
  const options = { seed: 1, cases: 200, isTimed: true };
  const basic = { name: "x", summary: "", share: 1, cases: fc.nat(1_000), measureSize: () => 10 };

  it("reports the smallest case of a violation with its seed", async () => {
    const target = createTarget<number, number>({
      ...basic,
      process: (n) => n,
      check: (n) => ok(n < 500, `${n} fits`),
    });
    const { violation } = await target.run(options);
    expect(violation).toMatch(/^seed 1, path [\d:]+\n.*500 fits.*\ncase: 500$/s);
  });

  it("reports a second run with another result", async () => {
    let runs = 0;
    const target = createTarget<number, number>({ ...basic, process: () => runs++, check: () => {} });
    expect((await target.run(options)).violation).toContain("a second run gives the same result");
  });

  it("reports what throws", async () => {
    const target = createTarget<number, number>({
      ...basic,
      process: (n) => {
        if (n > 900) throw new Error("too large");
        return n;
      },
      check: () => {},
    });
    expect((await target.run(options)).violation).toContain("too large");
  });

  it("counts slow cases", async () => {
    const work = (n: number): number => {
      const before = process.cpuUsage();
      while (process.cpuUsage(before).user < 60_000);
      return n;
    };
    const target = createTarget<number, number>({ ...basic, cases: fc.constant(100), process: work, check: () => {} });
    const { slow, slowest, slowestCase, violation } = await target.run({ ...options, cases: 1 });
    expect(violation).toBeNull();
    expect(slow).toBe(1);
    expect(slowest).toBeGreaterThan(50);
    expect(slowestCase).toBe("100");
  });
});
