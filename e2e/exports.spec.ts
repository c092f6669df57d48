import { readFileSync } from "node:fs";
import Ajv2020 from "ajv/dist/2020.js";
import type { APIRequestContext, Page } from "playwright/test";
import { findBarriers } from "./accessibility";
import { expect, test } from "./board";
import { waitUntilInteractive } from "./interactive";
import { parseCsv } from "./parse-csv";
import { claimboard, ROOT, temporaryFolder } from "./program";

const FORMATS = ["csv", "tsv", "ndjson", "json", "parquet", "md", "tex", "bib"];
const QUERY = "benchmark=mathvista&sort=-after";

async function openDialog(page: Page, address: string) {
  await page.goto(address);
  // A click before the scripts run would be lost.
  await waitUntilInteractive(page);
  await page.getByRole("button", { name: "Export" }).first().click();
  const dialog = page.getByRole("dialog", { name: /^Export/ });
  await expect(dialog).toBeVisible();
  return dialog;
}

test("the dialog previews each file and downloads exactly that file", async ({ page, request }) => {
  const dialog = await openDialog(page, `/claims?${QUERY}`);
  const all = await (await request.get(`/claims.json?${QUERY}`)).json();
  await expect(page.getByRole("dialog", { name: `Export ${all.length}` })).toBeVisible();
  for (const [name, title] of [
    ["csv", "CSV"],
    ["tsv", "TSV"],
    ["ndjson", "NDJSON"],
    ["md", "Markdown"],
    ["tex", "LaTeX"],
    ["bib", "BibTeX"],
  ] as const) {
    await dialog.getByRole("radio", { name: new RegExp(`^${title}`) }).click();
    const preview = dialog.getByRole("region", { name: `Beginning of the ${title} file` });
    await expect(preview).toHaveAttribute("aria-busy", "false");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("link", { name: `Download claims.${name}` }).click(),
    ]);
    const shown = (await preview.locator("pre").textContent())?.replace(/\n…$/, "") ?? "";
    const file = readFileSync(await download.path(), "utf8").replaceAll("\r\n", "\n");
    const undated = (text: string) => text.replace(/date: [\d\-T:.]+Z/g, "date");
    expect(shown.length).toBeGreaterThan(100);
    expect(undated(file).startsWith(undated(shown.replaceAll("\r\n", "\n")))).toBe(true);
  }
});

test("the dialog has options, copies, and works by keyboard", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const dialog = await openDialog(page, `/claims?${QUERY}&cols=model,after`);
  await expect(dialog.getByText("model,after,of,unit")).toBeVisible();
  await dialog.getByRole("checkbox", { name: "All columns" }).check();
  await expect(dialog.getByText("id,paper_id,paper_title")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Download claims.csv" })).toHaveAttribute("href", /columns=all/);
  await dialog.getByRole("radio", { name: /^CSV/ }).focus();
  for (let i = 0; i < 4; i += 1) await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("radio", { name: /^Parquet/ })).toBeChecked();
  await expect(dialog.getByText("list of string").first()).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Copy" })).toBeHidden();
  await page.keyboard.press("ArrowDown");
  await dialog.getByRole("button", { name: "Copy" }).click();
  await expect(dialog.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^\| Model \| After \|\n\| --- \| ---: \|\n/,
  );
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("a benchmark, a model, a comparison and selected rows can be exported", async ({ page, board }) => {
  const ids = board.claims.filter(({ benchmarks }) => benchmarks.includes("MathVista")).map(({ id }) => id);
  const model = board.claims.find((claim) => claim.model === "Qwen2.5-VL-7B");
  for (const [address, count] of [
    ["/benchmarks/mathvista", ids.length],
    ["/models/qwen2.5-vl-7b", board.claims.filter((claim) => claim.model === model?.model).length],
    [
      `/compare?${ids
        .slice(0, 3)
        .map((id) => `claim=${id}`)
        .join("&")}`,
      3,
    ],
  ] as const) {
    const dialog = await openDialog(page, address);
    await expect(page.getByRole("dialog", { name: new RegExp(`^Export ${count}\\D`) })).toBeVisible();
    await dialog.getByRole("radio", { name: /^NDJSON/ }).click();
    const href = (await dialog.getByRole("link", { name: "Download claims.ndjson" }).getAttribute("href")) ?? "";
    expect((await (await page.request.get(href)).text()).trim().split("\n")).toHaveLength(count);
  }
});

test("opening evidence keeps the comparison", async ({ page, board }) => {
  const ids = board.claims.filter(({ benchmarks }) => benchmarks.includes("MathVista")).map(({ id }) => id);
  const address = `/compare?${ids
    .slice(0, 3)
    .map((id) => `claim=${id}`)
    .join("&")}`;
  await page.goto(address);
  await waitUntilInteractive(page);
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.locator("main [data-evidence]").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(new URL(page.url()).searchParams.getAll("claim")).toEqual(ids.slice(0, 3));
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(address);
});

test("every format has a URL and contains the rows of the query", async ({ request }) => {
  const claims: { id: string; paper_id: string }[] = await (await request.get(`/claims.json?${QUERY}`)).json();
  for (const format of FORMATS) {
    const answer = await request.get(`/claims.${format}?${QUERY}&cols=id,after`);
    expect(answer.status(), format).toBe(200);
    const text = await answer.text();
    if (format === "parquet") expect([text.slice(0, 4), text.slice(-4)]).toEqual(["PAR1", "PAR1"]);
    else if (format === "bib")
      expect(text.match(/^@misc\{/gm)).toHaveLength(new Set(claims.map((c) => c.paper_id)).size);
    else for (const { id } of claims) expect(text).toContain(id);
  }
  const csv = parseCsv(await (await request.get(`/claims.csv?${QUERY}&columns=all`)).text());
  expect(csv.map((row) => row.id)).toEqual(claims.map(({ id }) => id));
});

test("metadata of an export is available separately", async ({ request }) => {
  const answer = await request.get(`/claims.csv?${QUERY}`);
  const address = /^<([^>]+)>; rel="describedby"$/.exec(answer.headers().link ?? "")?.[1] ?? "";
  const meta = await (await request.get(address)).json();
  expect(meta).toMatchObject({ file: "claims.csv", format: "csv", query: "benchmark=mathvista&sort=-after" });
  expect(meta.program).toMatch(/^claimboard \d+\.\d+\.\d+$/);
  const tex = await (await request.get(`/claims.tex?${QUERY}`)).text();
  expect(tex).toContain(`% data: ${meta.data}`);
  expect(meta.data).toMatch(/^sha256:[0-9a-f]{64}$/);
});

test("file URLs reject invalid parameters", async ({ request, faults }) => {
  for (const address of ["/claims.tsv?size=big", "/claims.meta.json?format=docx", "/claims.atom?kind=x"]) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(400);
    expect(await answer.text()).toContain("Not understood");
  }
  expect(faults).toEqual([]);
});

async function walk(request: APIRequestContext, first: string): Promise<{ id: string }[]> {
  const all: { id: string }[] = [];
  for (let address: string | null = first; address !== null; ) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    const body: { data: { id: string }[]; next: string | null } = await answer.json();
    all.push(...body.data);
    address = body.next;
  }
  return all;
}

test("every table of a page is available as CSV and JSON, complete and with the page's parameters", async ({
  page,
  request,
}) => {
  for (const path of ["/benchmarks", "/models", "/papers", "/imports"]) {
    await page.goto(path);
    const links = page.getByRole("main");
    await expect(links.getByRole("link", { name: "CSV", exact: true })).toHaveAttribute(
      "href",
      new RegExp(`^${path}.csv`),
    );
    const rows: Record<string, unknown>[] = await (await request.get(`${path}.json`)).json();
    const csv = parseCsv(await (await request.get(`${path}.csv`)).text());
    expect(rows.length, path).toBeGreaterThan(0);
    expect(csv.map((row) => row.claims ?? row.papers)).toEqual(rows.map((row) => String(row.claims ?? row.papers)));
    expect(Object.keys(csv[0] ?? {})).toEqual(Object.keys(rows[0] ?? {}));
  }
  const found: { name: string }[] = await (await request.get("/benchmarks.json?q=aime")).json();
  expect(found.map(({ name }) => name)).toContain("AIME 2024");
  expect(found.every(({ name }) => /aime/i.test(name))).toBe(true);
});

test("the API returns what its documentation describes, page by page", async ({ request, board }) => {
  const document = await (await request.get("/api/v1/openapi.json")).json();
  const ajv = new Ajv2020({ strict: false }).addSchema(document, "openapi");
  for (const [name, item] of [
    ["claims", "Claim"],
    ["papers", "Paper"],
    ["benchmarks", "Benchmark"],
    ["models", "Model"],
  ] as const) {
    const holds = ajv.getSchema(`openapi#/components/schemas/${item}Page`);
    const body = await (await request.get(`/api/v1/${name}?per=50`)).json();
    expect(holds?.(body), JSON.stringify(holds?.errors)).toBe(true);
    expect(holds?.({ ...body, data: [{ ...body.data[0], id: 7 }] })).toBe(false);
    const all = await walk(request, `/api/v1/${name}?per=7`);
    expect(all).toHaveLength(body.total);
    expect(new Set(all.map(({ id }) => id)).size).toBe(body.total);
    expect(all.slice(0, 50)).toEqual(body.data);
  }
  const ids = (await walk(request, "/api/v1/claims?per=20")).map(({ id }) => id);
  expect(ids).toEqual(board.claims.map(({ id }) => id));
});

test("the API accepts the query and the order of the page", async ({ request }) => {
  const query = "kind=change&size=7";
  const ids = (await walk(request, `/api/v1/claims?${query}&sort=-points&per=3`)).map(({ id }) => id);
  const file: { id: string }[] = await (await request.get(`/claims.json?${query}&sort=-points`)).json();
  expect(ids).toEqual(file.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(3);
  const papers = await (await request.get(`/api/v1/papers?${query}`)).json();
  expect(papers.data.reduce((n: number, paper: { claims: number }) => n + paper.claims, 0)).toBe(ids.length);
});

test("the API names an invalid parameter", async ({ request }) => {
  const { next } = await (await request.get("/api/v1/claims?per=2")).json();
  const cursor = new URL(next, "http://x").searchParams.get("cursor");
  for (const [address, parameter, reason] of [
    ["/api/v1/claims?size=big", "size", "not a size"],
    ["/api/v1/claims?colour=red", "colour", "not a filter"],
    ["/api/v1/claims?cols=model", "cols", "complete claims"],
    ["/api/v1/claims?page=2", "page", "cursor"],
    ["/api/v1/claims?cursor=abc", "cursor", "not a cursor"],
    [`/api/v1/claims?per=2&kind=gain&cursor=${cursor}`, "cursor", "another query"],
    [`/api/v1/papers?per=2&cursor=${cursor}`, "cursor", "another query"],
    ["/api/v1/models?sort=-gain", "sort", "fixed order"],
    ["/api/v1/benchmarks?per=0", "per", ""],
  ] as const) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(400);
    expect(answer.headers()["content-type"]).toBe("application/problem+json");
    const problem = await answer.json();
    expect(problem).toMatchObject({ status: 400, errors: [{ parameter, reason: expect.stringContaining(reason) }] });
  }
  expect((await request.post("/api/v1/claims")).status()).toBe(405);
  expect(
    (await request.get("/api/v1/claims", { headers: { origin: "https://example.org" } })).headers(),
  ).not.toHaveProperty("access-control-allow-origin");
});

test("the API page documents every list, parameter and field", async ({ page }) => {
  await page.goto("/api");
  for (const name of ["claims", "papers", "benchmarks", "models"])
    await expect(page.getByRole("link", { name: `GET /api/v1/${name}` })).toBeVisible();
  for (const name of ["benchmark", "size", "confidence", "cursor"])
    await expect(page.getByRole("rowheader", { name, exact: false }).filter({ hasText: name }).first()).toBeVisible();
  await page.getByText("Fields of a claim").click();
  await expect(page.getByRole("rowheader", { name: "sentence_index" })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});

test("the claims page links to the feed of its query, and the feed to the claims", async ({ page, request }) => {
  await page.goto(`/claims?${QUERY}&density=compact`);
  const href = await page.locator('head link[type="application/atom+xml"]').getAttribute("href");
  expect(href).toBe(`/claims.atom?${QUERY}`);
  const answer = await request.get(href ?? "");
  expect(answer.headers()["content-type"]).toBe("application/atom+xml; charset=utf-8");
  const again = await request.get(href ?? "", { headers: { "if-none-match": answer.headers().etag ?? "" } });
  expect(again.status()).toBe(304);
  const links = await page.evaluate(
    (xml) => {
      const feed = new DOMParser().parseFromString(xml, "application/xml");
      if (feed.querySelector("parsererror")) throw new Error("not well-formed");
      return [...feed.querySelectorAll("entry > link[rel=alternate]")].map((link) => link.getAttribute("href") ?? "");
    },
    await answer.text(),
  );
  const claims: { id: string }[] = await (await request.get(`/claims.json?${QUERY}`)).json();
  expect(links.map((link) => link.split("/").at(-1)).sort()).toEqual(claims.map(({ id }) => id).sort());
  await page.goto(links[0] ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the command line writes every format, with provenance", async ({ board }) => {
  const folder = temporaryFolder();
  for (const format of FORMATS) {
    const file = `${folder.path}/claims.${format}`;
    const done = await claimboard(["export", "--db", board.db, "--where", "benchmark=MathVista&pin=1", "-o", file]);
    expect(done.code, done.stderr).toBe(0);
    const whole = readFileSync(file, "latin1");
    const sidecar = ["csv", "tsv", "ndjson", "json"].includes(format);
    const about = sidecar ? readFileSync(`${file}.meta.json`, "utf8") : whole;
    if (!sidecar) expect(() => readFileSync(`${file}.meta.json`)).toThrow();
    for (const word of ["benchmark=mathvista", "sha256:", "claimboard "]) expect(about).toContain(word);
    expect(about).not.toContain("pin=");
  }
  folder.remove();
});

test("the command line rejects unsupported exports immediately", async ({ board }) => {
  const folder = temporaryFolder();
  const db = ["--db", board.db];
  for (const [args, expected] of [
    [["export", ...db, "--to", "xlsx"], /csv, tsv, ndjson, json, parquet, md, tex, bib/],
    [["export", ...db, "-o", `${folder.path}/a.xlsx`], /a\.xlsx is not a known output format.*csv, tsv/],
    [["export", ...db, "--to", "json", "--comment"], /--comment is for csv and tsv/],
    [["extract", "-", "--to", "bib"], /csv, tsv, ndjson, json, parquet/],
    [["extract", "-", "-o", `${folder.path}/a.tex`], /a\.tex is not a known output format/],
  ] as const) {
    const done = await claimboard(args, { input: "" });
    expect([done.code, done.stdout], args.join(" ")).toEqual([2, ""]);
    expect(done.stderr).toMatch(expected);
    expect(done.stderr.trim().split("\n")).toHaveLength(1);
  }
  const { stdout } = await claimboard(["export", ...db, "--to", "csv", "--comment", "--where", "benchmark=MathVista"]);
  expect(stdout).toMatch(/^# program: claimboard [\d.]+\r\n# query: benchmark=mathvista\r\n(?:# .*\r\n)+id,paper_id,/);
  folder.remove();
});

test("an export without matching claims is empty and says so", async ({ board }) => {
  const run = (where: string) => claimboard(["export", "--db", board.db, "--to", "csv", "--where", where]);
  const none = await run("benchmark=Nope");
  expect([none.code, none.stdout.trim().split("\n").length]).toEqual([0, 1]);
  expect(none.stderr).toContain("no claim fits --where benchmark=Nope");
  expect((await run("model=UNet++")).stderr).toContain("%2B");
  expect((await run("benchmark=MathVista")).stderr).toBe("");
});

test("the documentation states the right number of sample claims", async ({ board }) => {
  const counts = [
    ...readFileSync(`${ROOT}docs/exports.md`, "utf8").matchAll(/"total": (\d+)|the (\d+) claims of the samples/g),
  ].map((found) => Number(found.slice(1).find(Boolean)));
  expect(counts).toEqual(Array.from({ length: 2 }, () => board.claims.length));
});
