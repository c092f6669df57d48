import process from "node:process";

/** @param {number} ms */
export function formatDuration(ms) {
  if (ms < 950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

const isTerminal = process.stdout.isTTY === true;

/**
 * Shows a running step and finally its duration, in one line:
 * `  Building the dashboard … 24 s`. On a terminal the seconds are counted while it runs.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @param {(result: T) => string} [summary] text after the duration
 * @returns {Promise<T>}
 */
export async function runStep(label, work, summary) {
  const start = Date.now();
  const line = `  ${label} … `;
  process.stdout.write(line);
  const ticker = isTerminal
    ? setInterval(() => process.stdout.write(`\r${line}${formatDuration(Date.now() - start)} `), 1000)
    : null;
  try {
    const result = await work();
    const summaryText = summary?.(result);
    finish(line, `${formatDuration(Date.now() - start)}${summaryText ? `, ${summaryText}` : ""}`);
    return result;
  } catch (error) {
    finish(line, `failed after ${formatDuration(Date.now() - start)}`);
    throw error;
  } finally {
    if (ticker) clearInterval(ticker);
  }
}

/**
 * @param {string} line
 * @param {string} end
 */
function finish(line, end) {
  process.stdout.write(isTerminal ? `\r${line}${end}\u001b[K\n` : `${end}\n`);
}
