import { describe, expect, test } from "vitest";
import { countPlaywright, countVitest, listFlakyTests } from "./test-counts.mjs";

const vitest = (counts: object, files: object[] = []) =>
  JSON.stringify({
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: files,
    ...counts,
  });

describe("countVitest", () => {
  test.each([
    ["all passed", vitest({ numPassedTests: 5 }), 0, { passed: 5, failed: 0 }],
    ["one failed", vitest({ numPassedTests: 4, numFailedTests: 1 }), 1, { passed: 4, failed: 1 }],
    ["a skipped test is a failure", vitest({ numPassedTests: 4, numPendingTests: 1 }), 0, { passed: 4, failed: 1 }],
    [
      "a file that did not load",
      vitest({ numPassedTests: 4 }, [{ status: "failed", assertionResults: [] }]),
      1,
      { passed: 4, failed: 1 },
    ],
    ["an error outside of the tests", vitest({ numPassedTests: 4 }), 1, { passed: 4, failed: 1 }],
    ["nothing ran", vitest({}), 0, { passed: 0, failed: 1 }],
    ["no report", "", 1, { passed: 0, failed: 1 }],
  ])("%s", (_, report, code, expected) => expect(countVitest(report, code)).toEqual(expected));
});

describe("countPlaywright", () => {
  const report = (expected: number, unexpected = 0, skipped = 0, flaky = 0) =>
    JSON.stringify({ stats: { expected, unexpected, flaky, skipped } });
  test.each([
    ["all passed", report(9), 0, { passed: 9, failed: 0 }],
    ["one failed", report(8, 1), 1, { passed: 8, failed: 1 }],
    ["a skipped test is a failure", report(8, 0, 1), 0, { passed: 8, failed: 1 }],
    ["one passed on retry", report(8, 0, 0, 1), 0, { passed: 9, failed: 0 }],
    ["one passed on retry, another failed", report(7, 1, 0, 1), 1, { passed: 8, failed: 1 }],
    ["nothing ran", report(0), 1, { passed: 0, failed: 1 }],
    ["no report", "{", 1, { passed: 0, failed: 1 }],
  ])("%s", (_, text, code, expected) => expect(countPlaywright(text, code)).toEqual(expected));
});

describe("listFlakyTests", () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const report = JSON.stringify({
    suites: [
      {
        title: "a.spec.ts",
        file: "a.spec.ts",
        specs: [spec("steady", "expected"), spec("late once", "flaky")],
        suites: [
          { title: "group", file: "a.spec.ts", specs: [spec("late inside", "flaky"), spec("bad", "unexpected")] },
        ],
      },
    ],
  });
  test.each([
    ["tests of all nesting levels", report, ["a.spec.ts › late once", "a.spec.ts › late inside"]],
    ["none", JSON.stringify({ suites: [] }), []],
    ["no report", "{", []],
  ])("%s", (_, text, names) => expect(listFlakyTests(text)).toEqual(names));
});
