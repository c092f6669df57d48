import { describe, expect, it, vi } from "vitest";
import type { Claim } from "@/lib/claim/claim";
import { CLAIM_COLUMNS } from "@/lib/claim/columns";
import { toByteStream } from "./byte-stream";
import { csv } from "./csv";
import type { ClaimIterable, ExportOptions } from "./format";
import { EXPORT_FORMATS, findExportFormat } from "./formats";
import { json } from "./json";
import { ndjson } from "./ndjson";
import { parquet } from "./parquet";
import { tsv } from "./tsv";

const CLAIM: Claim = {
  id: "c1",
  paper_id: "p1",
  paper_title: 'Owls, "wise" ones',
  authors: ["Ada Bell", "Cem Dag"],
  published: "2025-05-20",
  paper_url: null,
  arxiv_id: "2505.00001",
  doi: null,
  source: "a.md",
  locator: "line 1",
  sentence: "Owl goes\nfrom 5 to 3.",
  sentence_index: 0,
  method: "=HYPERLINK(1)",
  model: "-Owl",
  size_b: 0.0000005,
  benchmarks: ["+Bench", "Other"],
  benchmark_text: null,
  aggregate: false,
  metric: "@k",
  before: 5,
  after: -0,
  of: null,
  unit: "\ttab",
  gain: -19,
  gain_max: 1e21,
  gain_kind: "points",
  qualifier: null,
  baseline: null,
  model_id: null,
  model_family: null,
  active_b: null,
  metric_id: null,
  k: null,
  higher_is_better: true,
  points: -5,
  relative: null,
  error_cut: null,
  check: null,
  check_note: null,
  role: "own",
  spans: { before: [10, 11], after: [15, 16], model: [0, 3] },
  inferred: {},
  rule: "change",
  confidence: 0.9,
  extractor: "1.0.0",
  grade: "likely",
  slot_confidence: { numbers: 0.95, benchmarks: 0.9, system: 0.85, metric: 0.95, baseline: 0.9 },
  status: "extracted",
};

async function text(
  format: (typeof EXPORT_FORMATS)[number],
  claims: ClaimIterable,
  options?: ExportOptions,
): Promise<string> {
  let whole = "";
  for await (const piece of format.write(claims, options)) whole += String(piece);
  return whole;
}

/** A minimal parser of RFC 4180. */
function readCsv(source: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of source.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    if (end === "" && quoted === undefined && plain === "") break;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end === "\r\n") rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

async function cells(claim: Partial<Claim> = {}): Promise<Record<string, string>> {
  const [head = [], row = []] = readCsv(await text(csv, [{ ...CLAIM, ...claim }]));
  return Object.fromEntries(head.map((key, i) => [key, row[i] ?? "?"]));
}

describe("csv", () => {
  it("has the columns of the contract in order", async () => {
    const [head] = readCsv(await text(csv, []));
    expect(head).toEqual(CLAIM_COLUMNS.map((c) => c.key));
    expect(head?.join()).toMatch(
      /^id,paper_id,paper_title,authors,.*,role,evidence_start,evidence_end,rule,.*,extractor,system,scope,grade,status$/,
    );
  });

  it("writes every type of cell as specified", async () => {
    expect(await cells()).toMatchObject({
      paper_title: 'Owls, "wise" ones',
      authors: "Ada Bell; Cem Dag",
      paper_url: "",
      sentence: "Owl goes\nfrom 5 to 3.",
      aggregate: "false",
      higher_is_better: "true",
      evidence_start: "0",
      evidence_end: "16",
      k: "",
      system: "'=HYPERLINK(1) with -Owl",
      scope: "each of +Bench; Other",
    });
  });

  it.each<[Partial<Claim>, string, string]>([
    [{}, "method", "'=HYPERLINK(1)"],
    [{}, "model", "'-Owl"],
    [{}, "metric", "'@k"],
    [{}, "benchmarks", "'+Bench; Other"],
    [{}, "unit", "'\ttab"],
    [{ baseline: "\rx" }, "baseline", "'\rx"],
    [{ baseline: "\n=x" }, "baseline", "'\n=x"],
    [{ baseline: "a = b" }, "baseline", "a = b"],
    [{}, "gain", "-19"],
    [{}, "points", "-5"],
    [{}, "after", "0"],
    [{}, "size_b", "0.0000005"],
    [{}, "gain_max", "1000000000000000000000"],
    [{ gain: -1.25e22 }, "gain", "-12500000000000000000000"],
    [{ gain: 1.3e-6 }, "gain", "0.0000013"],
    [{ gain: -2.5e-7 }, "gain", "-0.00000025"],
    [{ spans: {} }, "evidence_start", ""],
  ])("with %j has in %s %j", async (claim, key, expected) => expect((await cells(claim))[key]).toBe(expected));

  it("quotes cells with quotes, commas or line breaks", async () => {
    for (const method of ['a"b', "a,b", "a\nb", "a\rb", "a\r\nb"])
      expect((await cells({ method })).method).toBe(method);
  });

  it("writes a byte order mark only on request", async () => {
    expect((await text(csv, [], { bom: true })).startsWith("\uFEFFid,")).toBe(true);
    expect((await text(csv, [])).startsWith("id,")).toBe(true);
  });

  it("writes the requested columns in order", async () => {
    expect(await text(csv, [CLAIM], { columns: ["after", "before"] })).toBe("after,before\r\n0,5\r\n");
    expect(await text(csv, [CLAIM], { columns: ["doi"] })).toBe('doi\r\n""\r\n');
  });

  it("writes comments", async () => {
    const comment = ["query: a=b", "two\nlines"];
    expect(await text(csv, [CLAIM], { columns: ["k"], comment })).toBe('# query: a=b\r\n# two lines\r\nk\r\n""\r\n');
  });

  it("writes more than one batch", async () => {
    const claims = Array.from({ length: 250 }, (_, i) => ({ ...CLAIM, id: `c${i}` }));
    expect(readCsv(await text(csv, claims)).map((row) => row[0])).toEqual(["id", ...claims.map((c) => c.id)]);
  });
});

describe("tsv", () => {
  it.each<[Partial<Claim>, string]>([
    [{ method: "a\tb\r\nc" }, "a b c"],
    [{ method: "\t=1" }, "' =1"],
    [{ method: "=1" }, "'=1"],
    [{ method: 'say "owl"' }, '"say ""owl"""'],
    [{ method: "a,b" }, "a,b"],
    [{ method: null }, ""],
  ])("writes %j on one line as %j", async (claim, expected) => {
    const whole = await text(tsv, [{ ...CLAIM, ...claim }], { columns: ["gain", "method", "after"] });
    expect(whole).toBe(`gain\tmethod\tafter\n-19\t${expected}\t0\n`);
  });
});

describe("ndjson and json", () => {
  it("contain every claim completely, with keys in the order of the contract", async () => {
    const lines = (await text(ndjson, [CLAIM, CLAIM])).split("\n");
    expect(lines).toHaveLength(3);
    expect(JSON.parse(lines[0] ?? "")).toEqual({
      ...CLAIM,
      after: 0,
      system: "=HYPERLINK(1) with -Owl",
      scope: "each of +Bench; Other",
    });
    expect(Object.keys(JSON.parse(lines[0] ?? ""))).toEqual(
      CLAIM_COLUMNS.flatMap(({ key }): string[] => {
        if (key === "grade") return ["grade", "slot_confidence"];
        return key === "evidence_start" ? ["spans", "inferred"] : key === "evidence_end" ? [] : [key];
      }),
    );
  });

  it("contain the requested columns", async () => {
    const columns = ["after", "evidence_start"] as const;
    expect(await text(ndjson, [CLAIM], { columns })).toBe('{"after":0,"evidence_start":0}\n');
    expect(JSON.parse(await text(json, [CLAIM], { columns }))).toEqual([{ after: 0, evidence_start: 0 }]);
  });

  it.each([0, 1, 3])("make a JSON array of %d claims", async (count) => {
    expect(JSON.parse(await text(json, Array(count).fill(CLAIM)))).toHaveLength(count);
  });

  it("write nothing or an empty array without claims", async () => {
    expect([await text(ndjson, []), await text(json, [])]).toEqual(["", "[]\n"]);
  });
});

describe("EXPORT_FORMATS", () => {
  it("are found by name", () => {
    expect(EXPORT_FORMATS.map((f) => f.name)).toEqual(["csv", "tsv", "ndjson", "json", "parquet", "md", "tex", "bib"]);
    expect(findExportFormat("CSV")).toBe(csv);
    expect(findExportFormat("xlsx")).toBeUndefined();
  });
});

describe("toByteStream", () => {
  it("returns the same bytes", async () => {
    const claims = Array.from({ length: 500 }, () => ({ ...CLAIM, sentence: "Füchse 🦊" }));
    expect(await new Response(toByteStream(csv.write(claims))).text()).toBe(await text(csv, claims));
  });

  it("accepts bytes", async () => {
    const bytes = await new Response(toByteStream(parquet.write([CLAIM]))).bytes();
    expect(new TextDecoder().decode(bytes.slice(0, 4))).toBe("PAR1");
    expect(new TextDecoder().decode(bytes.slice(-4))).toBe("PAR1");
  });

  it("has larger chunks for a client that reads fast, and small ones for a slow client", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    async function* pieces() {
      while (true) yield new Uint8Array(1024);
    }
    const reader = toByteStream(pieces()).getReader();
    const read = async (pauseMs: number): Promise<number> => {
      const { value } = await reader.read();
      vi.advanceTimersByTime(pauseMs);
      return (value?.length ?? 0) / 1024;
    };
    const sizes: number[] = [];
    for (const pauseMs of [0, 0, 0, 0, 6000, 0, 0, 0]) sizes.push(await read(pauseMs));
    expect(sizes).toEqual([64, 128, 256, 512, 512, 64, 128, 256]);
    vi.useRealTimers();
    await reader.cancel();
  });

  it("closes its source when the reader cancels", async () => {
    let closed = false;
    function* endless() {
      try {
        while (true) yield CLAIM;
      } finally {
        closed = true;
      }
    }
    const reader = toByteStream(csv.write(endless())).getReader();
    expect((await reader.read()).value?.length).toBeGreaterThan(60_000);
    await reader.cancel();
    expect(closed).toBe(true);
  });
});
