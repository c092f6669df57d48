import { ok } from "node:assert/strict";
import { createHash } from "node:crypto";
import fc from "fast-check";
import { SaxesParser } from "saxes";
import { inRequestScope } from "@/app/_data/fixtures/in-request-scope";
import { GET as getBenchmarks } from "@/app/api/v1/benchmarks/route";
import { GET as getClaims } from "@/app/api/v1/claims/route";
import { GET as getModels } from "@/app/api/v1/models/route";
import { GET as getPapers } from "@/app/api/v1/papers/route";
import { GET as getBenchmarkChart } from "@/app/benchmarks/[id]/chart.svg/route";
import { GET as getEvidence } from "@/app/claims/[id]/evidence.json/route";
import { GET as getRows } from "@/app/claims/rows.json/route";
import { GET as getCompareChart } from "@/app/compare/chart.svg/route";
import { GET as getExport } from "@/app/export/[table]/[format]/route";
import { GET as getUndo } from "@/app/imports/undo/route";
import { GET as getBibtex } from "@/app/papers/[id]/bibtex/route";
import { GET as getPlaces } from "@/app/places.json/route";
import { queries, value } from "../addresses";
import { createLocalRequest, onSharedBoard } from "../route-board";
import { createTarget } from "../target";

type Handler = (request: Request, name: string) => Promise<Response>;

const withId = (name: string) => ({ params: Promise.resolve({ id: name }) });
const exported =
  (table: string, format: string): Handler =>
  (request) =>
    getExport(request, { params: Promise.resolve({ table, format }) });

/** Handlers by path. */
const HANDLERS: Readonly<Record<string, Handler>> = {
  "/api/v1/claims": getClaims,
  "/api/v1/papers": getPapers,
  "/api/v1/benchmarks": getBenchmarks,
  "/api/v1/models": getModels,
  "/claims/rows.json": getRows,
  "/places.json": getPlaces,
  "/imports/undo": getUndo,
  "/claims/ID/evidence.json": (request, name) => getEvidence(request, withId(name)),
  "/benchmarks/ID/chart.svg": (request, name) => getBenchmarkChart(request, withId(name)),
  "/papers/ID/bibtex": (request, name) => getBibtex(request, withId(name)),
  "/compare/chart.svg": getCompareChart,
  ...Object.fromEntries(
    ["csv", "tsv", "ndjson", "json", "parquet", "md", "tex", "bib", "atom", "meta", "preview", "exe"].map((format) => [
      `/export/claims/${format}`,
      exported("claims", format),
    ]),
  ),
  ...Object.fromEntries(
    ["csv", "json", "md", "meta", "preview"].map((format) => [
      `/export/compare/${format}`,
      exported("compare", format),
    ]),
  ),
  ...Object.fromEntries(
    ["benchmarks", "models", "papers", "imports", "results"].flatMap((table) =>
      ["csv", "json"].map((format) => [`/export/${table}/${format}`, exported(table, format)]),
    ),
  ),
};

interface RequestCase {
  readonly path: string;
  readonly name: string;
  readonly query: string;
}

const names = fc.oneof(value, fc.constantFrom("mathvista", "gaia", "owl-7b", "rook-a-memory-for-agents"));
const requests: fc.Arbitrary<RequestCase> = fc.record({
  path: fc.constantFrom(...Object.keys(HANDLERS)),
  name: names,
  query: queries,
});

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly hash: string;
}

/** Times of the request are part of some files. */
const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z/g;

async function answer({ path, name, query }: RequestCase): Promise<Answer> {
  const handler = HANDLERS[path];
  if (!handler) throw new Error(`no handler for ${path}`);
  const request = createLocalRequest(`${path.replace("ID", encodeURIComponent(name.toWellFormed()))}?${query}`);
  const response = await onSharedBoard(() => inRequestScope(() => handler(request, name)).then(readBody));
  return response;
}

async function readBody(response: Response): Promise<Answer> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get("Content-Type") ?? "";
  const content = bytes.toString("latin1").replace(TIME, "TIME");
  return {
    status: response.status,
    type,
    text: /parquet/.test(type) ? "" : bytes.toString("utf8").replace(TIME, "TIME"),
    hash: createHash("sha256").update(content).digest("hex"),
  };
}

/** Values that JavaScript writes for a number or text that is none. */
const NO_VALUE = /(?:^|[\s,:>[])(?:NaN|-?Infinity|undefined|\[object Object\])(?:$|[\s,<\]])/m;
const EXPECTED = new Set([200, 400, 404, 422]);

export const api = createTarget<RequestCase, Answer>({
  name: "api",
  summary: "random requests to the API, files and charts: answered or refused in words, never an error of the server",
  share: 4,
  cases: requests,
  measureSize: ({ query, name }) => query.length + name.length,
  process: answer,
  check: ({ status, type, text }) => {
    ok(EXPECTED.has(status), `a status of the contract: ${status} ${text.slice(0, 300)}`);
    if (status !== 200) ok(text.trim() !== "", "a refusal has words");
    if (/json/.test(type)) for (const line of type.includes("ndjson") ? text.trim().split("\n") : [text]) parse(line);
    if (status === 200 && /csv|json|svg|tab-separated/.test(type))
      ok(!NO_VALUE.test(text), `no number that is none: ${NO_VALUE.exec(text)?.[0]}`);
    if (/svg|atom/.test(type) && status === 200) checkXml(text);
  },
  describe: ({ path, name, query }) => `GET ${path} (ID ${JSON.stringify(name)}) ?${query}`,
});

/** Throws if a text is not well-formed, or has an element or attribute that runs script. */
function checkXml(text: string): void {
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    ok(!/script|foreignObject/i.test(name), `no element ${name}`);
    for (const [key, content] of Object.entries(attributes))
      ok(!/^on/i.test(key) && !/^\s*javascript:/i.test(content), `no attribute ${key}="${content}"`);
  });
  parser.write(text).close();
}

const parse = (line: string): unknown => (line === "" ? null : JSON.parse(line));
