import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { acceptsExpression, findLicenceFaults } from "./licences.mjs";
import { interpretAudit } from "./vulnerabilities.mjs";

const readText = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), "utf8");
const { packages } = JSON.parse(readText("package-lock.json"));

describe("this project", () => {
  it("has only accepted licences", () => {
    expect(Object.keys(packages).length).toBeGreaterThan(100);
    expect(findLicenceFaults(packages)).toEqual([]);
  });

  it("gives a reason for every dependency, and for none that it does not have", () => {
    const { dependencies, devDependencies } = JSON.parse(readText("package.json"));
    const rows = [...readText("docs/dependencies.md").matchAll(/^\| `([^`\n]{1,80})` \|/gm)].map((match) => match[1]);
    expect(rows.toSorted()).toEqual([...Object.keys(dependencies), ...Object.keys(devDependencies)].toSorted());
  });

  it("has exact versions", () => {
    const { dependencies, devDependencies } = JSON.parse(readText("package.json"));
    const versions = Object.entries<string>({ ...dependencies, ...devDependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
});

describe("findLicenceFaults", () => {
  it.each([
    ["a", { license: "MIT" }, 0],
    ["a", { license: "(MIT OR WTFPL)" }, 0],
    ["a", { license: "MIT AND ISC" }, 0],
    ["a", { license: "GPL-3.0-only" }, 1],
    ["a", { license: "MIT AND GPL-3.0-only" }, 1],
    ["a", { license: "(MIT AND (GPL-3.0-only OR ISC))" }, 1],
    ["a", { license: "SEE LICENSE IN LICENSE.txt" }, 1],
    ["a", { license: "" }, 1],
    ["a", {}, 1],
    ["a", { license: "MPL-2.0" }, 1],
    ["a", { license: "MPL-2.0", dev: true }, 0],
    ["a", { license: "LGPL-3.0-or-later" }, 1],
    ["@img/sharp-libvips-linux-x64", { license: "LGPL-3.0-or-later" }, 0],
    ["next/node_modules/caniuse-lite", { license: "CC-BY-4.0" }, 0],
  ])("%s %j: %d", (name, entry, count) =>
    expect(findLicenceFaults({ "": {}, [`node_modules/${name}`]: entry })).toHaveLength(count),
  );

  it("accepts one of several alternatives", () => {
    const isMit = (licence: string) => licence === "MIT";
    expect(acceptsExpression("(GPL-2.0 OR MIT)", isMit)).toBe(true);
    expect(acceptsExpression("GPL-2.0 OR ISC", isMit)).toBe(false);
  });
});

describe("interpretAudit", () => {
  const report = (vulnerabilities: Record<string, number>) =>
    JSON.stringify({
      metadata: { vulnerabilities, dependencies: { total: 12 } },
      vulnerabilities: { owl: { severity: "high" } },
    });
  it.each([
    [report({ high: 0, low: 0 }), 0, "no known vulnerability in 12 packages"],
    [report({ high: 1, low: 2 }), 1, "known vulnerabilities in 12 packages: 1 high, 2 low\n  owl: high"],
    ['{"message":"405 Method Not Allowed - POST https://a.b/c"}', 3, "does not answer (405 Method Not Allowed"],
    ["", 3, "nothing was checked"],
    ["null", 3, "nothing was checked"],
  ])("%s", (output, code, text) => {
    const result = interpretAudit(output);
    expect(result.code).toBe(code);
    expect(result.text).toContain(text);
    expect(result.text).not.toContain("https:");
  });
});
