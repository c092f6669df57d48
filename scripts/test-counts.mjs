/**
 * @typedef {{ passed: number, failed: number }} Tally
 */

/**
 * Counts of a run of Vitest from its JSON report. A file that could not be loaded, a skipped test and an error
 * outside of a test are failures too: none of them may hide behind a green line.
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
 * The same from Playwright's JSON report. A test that passed at its second try has passed: on a busy machine a browser
 * may be late once. `unsteadyTests` names it, so that somebody looks.
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
 * Tests of a Playwright report that passed at their second try only, as "file › title".
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
 * A run that ended badly or ran nothing has failed, whatever its report says.
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
