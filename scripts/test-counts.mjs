/**
 * @typedef {{ passed: number, failed: number }} Tally
 */

/**
 * Returns the counts of a Vitest run from its JSON report. A file that could not be loaded, a skipped test and an error
 * outside of a test count as failures.
 * @param {string} report
 * @param {number} code exit code of the run
 * @returns {Tally}
 */
export function countVitest(report, code) {
  const json = parseJson(report);
  if (json === null) return { passed: 0, failed: 1 };
  const unloaded = json.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
      file.status === "failed" && file.assertionResults.length === 0,
  ).length;
  const failed = json.numFailedTests + json.numPendingTests + json.numTodoTests + unloaded;
  return withRunFailure({ passed: json.numPassedTests, failed }, code);
}

/**
 * The same from Playwright's JSON report. A test that passed on retry has passed: a browser may be slow on a busy
 * machine. `listFlakyTests` lists these tests.
 * @param {string} report
 * @param {number} code
 * @returns {Tally}
 */
export function countPlaywright(report, code) {
  const json = parseJson(report);
  if (json === null) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = json.stats;
  return withRunFailure({ passed: expected + flaky, failed: unexpected + skipped }, code);
}

/**
 * Returns the tests of a Playwright report that passed only on retry, as "file › title".
 * @param {string} report
 * @returns {string[]}
 */
export function listFlakyTests(report) {
  /** @typedef {{ title: string, file: string, suites?: Suite[], specs?: { title: string, tests: { status: string }[] }[] }} Suite */
  /** @type {(suite: Suite) => string[]} */
  const inSuite = (suite) => [
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
      .map(({ title }) => `${suite.file} › ${title}`),
    ...(suite.suites ?? []).flatMap(inSuite),
  ];
  return (parseJson(report)?.suites ?? []).flatMap(inSuite);
}

/**
 * A run with an error code or without tests has failed, whatever its report says.
 * @param {Tally} tally
 * @param {number} code
 */
function withRunFailure({ passed, failed }, code) {
  const ranNothing = passed + failed === 0;
  return { passed, failed: failed === 0 && (code !== 0 || ranNothing) ? 1 : failed };
}

/** @param {string} text */
function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
