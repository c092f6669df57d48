import { gzipSync } from "node:zlib";
import { chromium, type Response } from "playwright";
import { claimboard, SAMPLES, serve, temporaryFolder } from "../e2e/program";
import { findBrowser } from "../scripts/browser.mjs";

/** Pages whose first load is measured, with the most kilobytes of JavaScript that a page may bring, where it has a limit. */
const PAGES: readonly (readonly [path: string, limit: number | null])[] = [
  ["/", null],
  ["/claims", 230],
  ["/benchmarks", null],
  ["/benchmarks/mathvista", null],
  ["/compare", null],
  ["/models", null],
  ["/papers", null],
  ["/try", null],
];

interface Script {
  readonly file: string;
  readonly bytes: number;
}

/** The scripts that a page loads before the network is idle, compressed as a server sends them. */
async function scriptsOf(url: string): Promise<Script[]> {
  const program = findBrowser();
  const browser = await chromium.launch(program === null ? {} : { executablePath: program });
  const page = await browser.newPage();
  const answers: Response[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") answers.push(response);
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const scripts = await Promise.all(
    answers.map(async (response) => ({
      file: new URL(response.url()).pathname.split("/").at(-1) ?? "",
      bytes: gzipSync(await response.body()).length,
    })),
  );
  await browser.close();
  return scripts.sort((a, b) => b.bytes - a.bytes);
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Prints one line a page; says with its exit code whether a page is above its limit. */
async function measureFirstLoad(): Promise<void> {
  const folder = temporaryFolder();
  const db = `${folder.path}/board.db`;
  await claimboard(["import", "--db", db, ...SAMPLES]);
  const server = await serve(["--db", db, "--port", process.env.PORT ?? "0"]);
  try {
    for (const [path, limit] of PAGES) {
      const scripts = await scriptsOf(server.url + path);
      const sum = scripts.reduce((all, { bytes }) => all + bytes, 0);
      const over = limit !== null && sum > limit * 1000;
      const note = limit === null ? "" : `, ${over ? "ABOVE" : "within"} the limit of ${limit} kB`;
      console.log(`${kilobytes(sum).padStart(8)} kB in ${scripts.length} scripts  ${path}${note}`);
      if (process.argv.includes("--files")) {
        for (const { file, bytes } of scripts) console.log(`${kilobytes(bytes).padStart(16)} kB ${file}`);
      }
      if (over) process.exitCode = 1;
    }
  } finally {
    await server.stop();
    folder.remove();
  }
}

await measureFirstLoad();
