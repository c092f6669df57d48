import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const entries = new Set(readdirSync(root));
const scripts: Record<string, string> = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).scripts;
const documents = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md"].filter((name) =>
  entries.has(name),
);

/** Returns link targets and inline code, without code blocks. */
function readReferences(markdown: string): { links: string[]; code: string[] } {
  const text = markdown.replace(/^```[\s\S]*?^```/gm, "");
  return {
    links: [...text.matchAll(/\]\(([^)\s#]{1,200})[^)]{0,100}\)/g)].map((m) => m[1] ?? ""),
    code: [...text.matchAll(/`([^`\n]{1,200})`/g)].map((m) => m[1] ?? ""),
  };
}

/** Parts of the project that exist only after a build or an import. */
const MADE = /^(data|node_modules|\.next|test-results)(\/|$)/;

/** `db/queries/` and `rules/*.ts` in a folder of the project, not `and/or`. */
const isPath = (code: string): boolean =>
  /^[\w.@[\]*/-]+$/.test(code) && code.includes("/") && entries.has(code.split("/")[0] ?? "");

describe.each(documents)("%s", (name) => {
  const markdown = readFileSync(join(root, name), "utf8");
  const { links, code } = readReferences(markdown);

  test("links to existing files", () => {
    const local = links.filter((link) => !/^[a-z]+:/i.test(link));
    expect(local.filter((link) => !existsSync(join(root, link)))).toEqual([]);
  });

  test("names existing paths", () => {
    const paths = code.filter(isPath).filter((path) => !MADE.test(path));
    expect(paths.filter((path) => !existsSync(join(root, path.replace(/\/?[^/]*\*.*$/, ""))))).toEqual([]);
  });

  test("names existing npm scripts", () => {
    const named = [...markdown.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)].map((m) => m[1] ?? "");
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });
});

test("reads links and code, not blocks", () => {
  const markdown = "See [this](lib/claim/claim.ts#L3) and `db/open.ts`.\n\n```sh\nnpm run `x/y`\n```\n";
  expect(readReferences(markdown)).toEqual({ links: ["lib/claim/claim.ts"], code: ["db/open.ts"] });
});
