#!/usr/bin/env node
// `npm run licences`: lists the licences of all packages, and fails on an unknown or forbidden one.
import { readFileSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";

/**
 * @typedef {object} LockedPackage
 * @property {string} [license]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 */

/** Permissive licences: their text and notices stay in node_modules, which is all they require. */
const PERMISSIVE = new Set(["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT"]);

/**
 * Licences that are accepted for some packages only, with the reason.
 * @type {readonly { licence: string, packages: RegExp, isDevOnly?: true, reason: string }[]}
 */
const EXCEPTIONS = [
  {
    licence: "LGPL-3.0-or-later",
    packages: /^@img\/sharp-/,
    reason: "a shared library that Next loads if present, unchanged and replaceable",
  },
  { licence: "CC-BY-4.0", packages: /^caniuse-lite$/, reason: "data on browsers, used while building" },
  { licence: "MPL-2.0", packages: /./, isDevOnly: true, reason: "tools of tests and builds, unchanged" },
];

/**
 * True if a licence expression (SPDX) is accepted. Of alternatives one has to be, of a conjunction all.
 * @param {string} expression
 * @param {(licence: string) => boolean} isAccepted
 * @returns {boolean}
 */
export function acceptsExpression(expression, isAccepted) {
  const text = expression.trim().replace(/^\(([^()]*)\)$/, "$1");
  if (/[()]/.test(text)) return false;
  return text.split(/ OR /).some((part) => part.split(/ AND /).every((licence) => isAccepted(licence.trim())));
}

/**
 * Returns one line for each package whose licence is not accepted.
 * @param {Readonly<Record<string, LockedPackage>>} packages the part `packages` of a lock file
 * @returns {string[]}
 */
export function findLicenceFaults(packages) {
  return Object.entries(packages).flatMap(([path, { license, dev = false }]) => {
    if (path === "") return [];
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    if (typeof license !== "string" || license === "") return [`${name}: no licence is stated`];
    const isExcepted = (/** @type {string} */ licence) =>
      EXCEPTIONS.some((one) => one.licence === licence && one.packages.test(name) && (dev || one.isDevOnly !== true));
    return acceptsExpression(license, (licence) => PERMISSIVE.has(licence) || isExcepted(licence))
      ? []
      : [`${name}: ${license} is not accepted${dev ? " (a tool)" : ""}`];
  });
}

/**
 * Counts the packages by licence, most frequent first.
 * @param {Readonly<Record<string, LockedPackage>>} packages
 * @returns {[string, number][]}
 */
function countLicences(packages) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const [path, { license = "none" }] of Object.entries(packages))
    if (path !== "") counts.set(license, (counts.get(license) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

function main() {
  const { packages } = JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8"));
  for (const [licence, count] of countLicences(packages)) console.log(`${String(count).padStart(5)}  ${licence}`);
  const faults = findLicenceFaults(packages);
  for (const fault of faults) console.error(fault);
  console.log(`${Object.keys(packages).length - 1} packages, ${faults.length} with a licence that is not accepted`);
  if (faults.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
