import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import {
  findClientLeaks,
  findCycles,
  findForbiddenImports,
  findLayerViolations,
  LAYERS,
  RULES,
  readImports,
  type SourceFiles,
} from "./import-rules";

const root = fileURLToPath(new URL("..", import.meta.url));
const asFiles = (entries: Record<string, string>): SourceFiles => new Map(Object.entries(entries));

const paths = Object.keys(RULES).flatMap((name) =>
  existsSync(join(root, `${name}.ts`))
    ? `${name}.ts`
    : readdirSync(join(root, name), { recursive: true, encoding: "utf8" })
        .map((file) => `${name}/${file.replaceAll("\\", "/")}`)
        .filter((path) => /\.(tsx?|mjs)$/.test(path)),
);
const project: SourceFiles = new Map(
  paths.map((path) => [path.replace(/\.(tsx?|mjs)$/, ""), readFileSync(join(root, path), "utf8")]),
);

describe("this project", () => {
  test("has sources to look at", () => expect(project.size).toBeGreaterThan(20));
  test("imports only what its folders may", () => expect(findForbiddenImports(project)).toEqual([]));
  test("imports no higher layer", () => expect(findLayerViolations(project)).toEqual([]));
  test("has every declared layer", () => {
    const missing = Object.entries(LAYERS).flatMap(([folder, layers]) =>
      layers.map((layer) => join(folder, layer)).filter((path) => !existsSync(join(root, path))),
    );
    expect(missing).toEqual([]);
  });
  test("brings no server code to the browser", () => expect(findClientLeaks(project)).toEqual([]));
  test("has no circle of imports", () => expect(findCycles(project)).toEqual([]));
  test("has no file beyond 350 lines", () => {
    const isExempt = (path: string) => path.startsWith("lexicon/generated/") || path.endsWith(".test");
    const long = [...project].filter(([path, text]) => !isExempt(path) && text.split("\n").length > 350);
    expect(long.map(([path]) => path)).toEqual([]);
  });
});

describe("readImports", () => {
  test.each([
    ['import { a } from "./a";', [{ specifier: "./a", typeOnly: false }]],
    ['import type { A } from "@/lib/a";', [{ specifier: "@/lib/a", typeOnly: true }]],
    ['import { type A, b } from "./b";', [{ specifier: "./b", typeOnly: false }]],
    ['import "./page.css";', [{ specifier: "./page.css", typeOnly: false }]],
    ['import {\n  a,\n  b,\n} from "../c";', [{ specifier: "../c", typeOnly: false }]],
    ['export { a } from "./a";', [{ specifier: "./a", typeOnly: false }]],
    ['export * from "./a";', [{ specifier: "./a", typeOnly: false }]],
    ['const a = dynamic(() => import("./chart"));', [{ specifier: "./chart", typeOnly: false }]],
    ['// import { a } from "./a";', []],
    ['/* import "./a"; */ export const a = "./b";', []],
    ['export const text = `no import`;\nconst from = "x";', []],
  ])("%j", (source, expected) => expect(readImports(source)).toEqual(expected));
});

describe("findForbiddenImports", () => {
  test.each([
    ["lib/a", 'import { b } from "../db/b";'],
    ["lib/a", 'import { readFileSync } from "node:fs";'],
    ["extractors/rules/a", 'import { openDb } from "@/db/open";'],
    ["db/a", 'import { extractClaims } from "@/extractors/extract";'],
    ["app/claims/page", 'import { FORMATS } from "@/sources/formats/registry";'],
    ["e2e/claims.spec", 'import type { Claim } from "../lib/claim/claim";'],
    ["cli/import", 'import { Page } from "../app/page";'],
    ["scripts/start", 'import { z } from "zod";'],
  ])("%s: %s", (path, source) => expect(findForbiddenImports(asFiles({ [path]: source }))).toHaveLength(1));

  test.each([
    ["lib/a", 'import { b } from "./b";\nimport { z } from "zod";'],
    ["lib/a.test", 'import { test } from "vitest";\nimport { b } from "./b";'],
    ["db/import.test", 'import { extractClaims } from "@/extractors/extract";'],
    ["app/claims/page", 'import { listClaims } from "@/db/queries/list-claims";'],
  ])("allows %s: %s", (path, source) => expect(findForbiddenImports(asFiles({ [path]: source }))).toEqual([]));
});

describe("findLayerViolations", () => {
  test.each([
    ["lib/format/a", 'import { b } from "../claim/b";'],
    ["lib/claim/a", 'import type { B } from "@/lib/query/b";'],
    ["extractors/mentions/a", 'import { b } from "../rules/b";'],
    ["extractors/rules/a", 'import { VERSION } from "../version";'],
    ["db/queries/a", 'import { b } from "../store/b";'],
    ["db/open", 'import type { B } from "./queries/b";'],
    ["sources/formats/a", 'import { b } from "@/sources/read";'],
    ["lib/claim/a", 'import { b } from "../unlayered/b";'],
    ["lib/unlayered/a", ""],
    ["extractors/rules/a", 'import { b } from "../testing/b";'],
  ])("rejects %s: %s", (path, source) => expect(findLayerViolations(asFiles({ [path]: source }))).toHaveLength(1));

  test.each([
    ["lib/claim/a", 'import { b } from "../format/b";\nimport { c } from "./c";\nimport { z } from "zod";'],
    ["extractors/extract", 'import { b } from "./refiners/values/b";\nimport { VERSION } from "./version";'],
    ["extractors/text/a", 'import type { Span } from "@/lib/claim/span";'],
    ["extractors/words/a.test", 'import { b } from "../testing/b";\nimport { c } from "../extract";'],
    ["extractors/testing/a", 'import { b } from "../extract";'],
    ["db/store/a", 'import { b } from "../queries/b";\nimport { c } from "../open";'],
    ["app/claims/page", 'import { b } from "../_ui/b";'],
  ])("allows %s: %s", (path, source) => expect(findLayerViolations(asFiles({ [path]: source }))).toEqual([]));
});

describe("findClientLeaks", () => {
  const client = '"use client";\nimport { format } from "./format";';
  test("follows imports", () => {
    const files = asFiles({
      "app/table": client,
      "app/format": 'import { listClaims } from "@/db/queries/list-claims";',
    });
    expect(findClientLeaks(files)).toEqual(["app/format brings @/db/queries/list-claims to the browser"]);
  });
  test("lets types and the domain pass", () => {
    const files = asFiles({
      "app/table": client,
      "app/format": 'import type { Row } from "@/db/queries/list-claims";\nimport { a } from "@/lib/a";',
    });
    expect(findClientLeaks(files)).toEqual([]);
  });
});

describe("findCycles", () => {
  test("finds a circle once", () => {
    const files = asFiles({ "lib/a": 'import "./b";', "lib/b": 'import "./c";', "lib/c": 'import "./a";' });
    expect(findCycles(files)).toEqual(["lib/a → lib/b → lib/c → lib/a"]);
  });
  test("a type that comes back is no circle", () => {
    const files = asFiles({ "lib/a": 'import { b } from "./b";', "lib/b": 'import type { A } from "./a";' });
    expect(findCycles(files)).toEqual([]);
  });
  test("a diamond is no circle", () => {
    const files = asFiles({
      "lib/a": 'import "./b";\nimport "./c";',
      "lib/b": 'import "./d";',
      "lib/c": 'import "./d";',
      "lib/d": "",
    });
    expect(findCycles(files)).toEqual([]);
  });
});
