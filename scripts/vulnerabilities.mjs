#!/usr/bin/env node
// `npm run vulnerabilities`: compares all packages with the known vulnerabilities of the registry, and says so if the
// registry does not answer. Exit code 0: none is known; 1: some are; 3: nothing could be checked.
import { execFile } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";

const LEVELS = ["critical", "high", "moderate", "low", "info"];

/**
 * Interprets the output of `npm audit --json`.
 * @param {string} output
 * @returns {{ code: 0 | 1 | 3, text: string }}
 */
export function interpretAudit(output) {
  /** @type {unknown} */
  let report;
  try {
    report = JSON.parse(output);
  } catch {
    return { code: 3, text: `nothing was checked: npm gave no report (${output.trim().slice(0, 200)})` };
  }
  const { metadata, message, error, vulnerabilities } = /** @type {AuditReport} */ (report ?? {});
  const counts = metadata?.vulnerabilities;
  if (counts === undefined) {
    const reason = (message ?? error?.summary ?? "no reason given").replace(/https?:\S+/g, "the registry");
    return { code: 3, text: `nothing was checked: the registry does not answer (${reason})` };
  }
  const packages = metadata?.dependencies?.total ?? 0;
  const found = LEVELS.flatMap((level) => (counts[level] ? [`${counts[level]} ${level}`] : []));
  if (found.length === 0) return { code: 0, text: `no known vulnerability in ${packages} packages` };
  const names = Object.entries(vulnerabilities ?? {}).map(([name, { severity }]) => `  ${name}: ${severity}`);
  return { code: 1, text: [`known vulnerabilities in ${packages} packages: ${found.join(", ")}`, ...names].join("\n") };
}

/**
 * @typedef {object} AuditReport
 * @property {{ vulnerabilities?: Record<string, number>, dependencies?: { total: number } }} [metadata]
 * @property {string} [message]
 * @property {{ summary?: string }} [error]
 * @property {Record<string, { severity: string }>} [vulnerabilities]
 */

function main() {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  execFile(npm, ["audit", "--json"], { shell: npm !== "npm", maxBuffer: 64 * 1024 ** 2 }, (_, output) => {
    const { code, text } = interpretAudit(output);
    console.log(text);
    process.exitCode = code;
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
