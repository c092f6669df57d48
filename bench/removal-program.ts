import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { Script } from "node:vm";
import { build } from "esbuild";
import type { AbstractInput, Extraction } from "@/extractors/extract";
import { addSwitches, type RemovalUnit } from "./removal-units";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const ENTRY = `export { extractClaims } from "@/extractors/extract";`;

/** What the code with switches uses besides its units. */
const SWITCHES = `
const { off, seen } = switches;
const noteTrue = (id, value) => { if (value) seen[id] = 1; return value; };
const noteFalse = (id, value) => { if (!value) seen[id] = 1; return value; };
const isSame = (a, b) =>
  a === b ||
  (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((value, i) => value === b[i])) ||
  ((a instanceof Set || a instanceof Map) && a.size === 0 && b.size === 0);
const noteChange = (id, neutral, value) => { if (seen[id] === 0 && !isSame(neutral, value)) seen[id] = 1; return value; };
`;

/** Appended to the module of interned words: results for one spelling must not outlast a change of the switches. */
const FORGET_WORDS = `
switches.forgetWords = () => {
  SLOTS.fill(null);
  NO_WORD.triggers = 0;
  NO_WORD.results.fill(0);
  NO_WORD.values.fill(undefined);
};
`;

/** One array element a unit: `off` switches it off, `seen` is set if it had an effect on the value around it. */
export interface Switches {
  readonly off: Uint8Array;
  readonly seen: Uint8Array;
  /** Removes what is kept for words; set by the program when it loads. */
  forgetWords: () => void;
}

type Extract = (input: AbstractInput) => Extraction;

export interface SwitchedProgram {
  readonly units: readonly RemovalUnit[];
  /** Loads the extractor with its own switches, of which some are set before its modules are evaluated. */
  readonly load: (off: readonly number[]) => { readonly extract: Extract; readonly switches: Switches };
}

/** Builds the extractor with a switch for each unit of the files that `isMeasured` accepts, paths relative to the checkout. */
export async function buildSwitchedProgram(
  isMeasured: (file: string) => boolean,
  isTracked: boolean,
): Promise<SwitchedProgram> {
  const units: RemovalUnit[] = [];
  const addTo = (file: string, source: string): string => {
    if (file.endsWith("text/word.ts")) return source + FORGET_WORDS;
    if (!isMeasured(file)) return source;
    const switched = addSwitches(file, source, units.length, isTracked);
    units.push(...switched.units);
    return switched.code;
  };
  const sources = readdirSync(`${ROOT}extractors`, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => `extractors/${file}`)
    .sort();
  const codes = new Map(sources.map((file) => [file, addTo(file, readFileSync(`${ROOT}${file}`, "utf8"))]));
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: ROOT, loader: "ts" },
    absWorkingDir: ROOT,
    tsconfig: `${ROOT}tsconfig.json`,
    bundle: true,
    write: false,
    platform: "node",
    format: "cjs",
    target: "es2023",
    plugins: [
      {
        name: "switches",
        setup: ({ onLoad }) =>
          onLoad({ filter: /\/extractors\/.*\.ts$/ }, ({ path }) => ({
            contents: codes.get(relative(ROOT, path)) ?? "",
            loader: "ts",
          })),
      },
    ],
  });
  const code = outputFiles[0]?.text ?? "";
  const script = new Script(`(function (module, exports, require, switches) {${SWITCHES}${code}\n})`);
  const require = createRequire(import.meta.url);
  return {
    units,
    load: (off) => {
      const switches: Switches = {
        off: new Uint8Array(units.length),
        seen: new Uint8Array(units.length),
        forgetWords: () => undefined,
      };
      for (const id of off) switches.off[id] = 1;
      const module = { exports: {} as { extractClaims: Extract } };
      script.runInThisContext()(module, module.exports, require, switches);
      return { extract: module.exports.extractClaims, switches };
    },
  };
}
