import { execFile } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { claimboard, SAMPLES, SEEDS, serve, temporaryFolder } from "../e2e/program";
import { findBrowser } from "../scripts/browser.mjs";

const RESULTS = fileURLToPath(new URL("lighthouse.json", import.meta.url));
const RUNS = Number(process.env.RUNS ?? 5);
const PRESETS = { phone: [], desktop: ["--preset=desktop"] } as const;
const FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-background-networking";
const CATEGORIES = ["performance", "accessibility", "best-practices"] as const;
const AUDITS = {
  first_paint_ms: "first-contentful-paint",
  largest_paint_ms: "largest-contentful-paint",
  blocked_ms: "total-blocking-time",
  layout_shift: "cumulative-layout-shift",
} as const;

interface LighthouseReport {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue: number }>>;
}
type LighthouseMetrics = Readonly<Record<string, number>>;

async function runLighthouse(url: string, look: keyof typeof PRESETS): Promise<LighthouseMetrics> {
  const [program, first] = process.env.LIGHTHOUSE
    ? [process.env.LIGHTHOUSE, []]
    : ["npx", ["--no-install", "lighthouse"]];
  const args = [
    url,
    "--quiet",
    "--output=json",
    `--chrome-flags=${FLAGS}`,
    `--only-categories=${CATEGORIES.join(",")}`,
  ];
  const { stdout } = await promisify(execFile)(program, [...first, ...args, ...PRESETS[look]], {
    maxBuffer: 64 * 2 ** 20,
    env: { ...process.env, CHROME_PATH: findBrowser() ?? "" },
  });
  const { categories, audits } = JSON.parse(stdout) as LighthouseReport;
  const scores = CATEGORIES.map((name) => [name, Math.round(100 * (categories[name]?.score ?? 0))] as const);
  const times = Object.entries(AUDITS).map(
    ([name, key]) => [name, Math.round(1000 * (audits[key]?.numericValue ?? 0)) / 1000] as const,
  );
  return Object.fromEntries([...scores, ...times]);
}

function toMedian(runs: readonly LighthouseMetrics[]): LighthouseMetrics {
  const keys = Object.keys(runs[0] ?? {});
  return Object.fromEntries(
    keys.map((key) => [key, runs.map((run) => run[key] ?? 0).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0]),
  );
}

async function findPaperId(url: string): Promise<string> {
  const answer = await fetch(`${url}/claims.ndjson?benchmark=mathvista`);
  return (JSON.parse((await answer.text()).split("\n")[0] ?? "{}") as { paper_id: string }).paper_id;
}

/**
 * Runs Lighthouse on the production build and writes the medians of several runs. Lighthouse is not a dependency:
 * `npx lighthouse` must be available, or the environment variable LIGHTHOUSE must name the program.
 */
export async function run(): Promise<void> {
  const folder = temporaryFolder();
  const db = `${folder.path}/board.db`;
  await claimboard(["import", "--db", db, ...(existsSync(SEEDS) ? [SEEDS] : SAMPLES)]);
  const server = await serve(["--db", db, "--port", "0"]);
  const pages = {
    overview: "/",
    claims: "/claims",
    benchmark: "/benchmarks/mathvista",
    models: "/models",
    compare: "/compare?benchmark=mathvista",
    paper: `/papers/${await findPaperId(server.url)}`,
  };
  const results: Record<string, LighthouseMetrics & { readonly load: number }> = {};
  for (const [name, path] of Object.entries(pages)) {
    for (const look of Object.keys(PRESETS) as (keyof typeof PRESETS)[]) {
      const runs: LighthouseMetrics[] = [];
      for (let i = 0; i < RUNS; i++) runs.push(await runLighthouse(server.url + path, look));
      // The load of the machine affects every result, so it is recorded, too.
      results[`${name}, ${look}`] = { ...toMedian(runs), load: Math.round(10 * (loadavg()[0] ?? 0)) / 10 };
      console.log(name, look, JSON.stringify(results[`${name}, ${look}`]));
    }
  }
  await server.stop();
  folder.remove();
  const date = new Date().toISOString().slice(0, 10);
  const on = existsSync(SEEDS) ? "seeds" : "samples";
  writeFileSync(RESULTS, `${JSON.stringify({ date, on, runs: RUNS, cores: cpus().length, results }, null, 2)}\n`);
}
