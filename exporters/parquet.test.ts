import { parquetMetadata, parquetReadObjects } from "hyparquet";
import { describe, expect, it } from "vitest";
import type { Claim } from "@/lib/claim/claim";
import { CLAIM_COLUMNS } from "@/lib/claim/columns";
import { buildClaim } from "@/lib/claim/fixtures/claim";
import type { ExportOptions } from "./format";
import { parquet } from "./parquet";
import { toParquetColumns } from "./parquet-schema";
import { trackProvenance } from "./provenance";

async function write(claims: Iterable<Claim>, options?: ExportOptions): Promise<{ file: ArrayBuffer; pieces: number }> {
  const pieces: Uint8Array[] = [];
  for await (const piece of parquet.write(claims, options)) pieces.push(piece as Uint8Array);
  return { file: await new Blob(pieces as BlobPart[]).arrayBuffer(), pieces: pieces.length };
}

const FULL = buildClaim({
  id: "c1",
  paper_title: "Füchse 🦊 and\nowls",
  authors: ["Ada Bell", "Cem Dağ"],
  published: "2024-02-29",
  sentence_index: 3,
  method: "=Owl",
  size_b: 0.0000005,
  benchmarks: [],
  aggregate: true,
  after: 72.9,
  before: -0.1,
  gain_max: 1e21,
  k: 8,
  higher_is_better: false,
  spans: { before: [0, 5], gain_max: [7, 1_000_000] },
  inferred: { model: "the title" },
});

describe("parquet", () => {
  it("preserves values and types of a claim", async () => {
    const { file } = await write([FULL, buildClaim({ published: null, higher_is_better: null })]);
    const [row, bare] = await parquetReadObjects({ file });
    const { spans, inferred, published, slot_confidence: _, ...rest } = FULL;
    expect(row).not.toHaveProperty("slot_confidence");
    expect(row).toMatchObject({ ...rest, published: new Date(`${published}T00:00:00Z`) });
    expect(row?.spans).toMatchObject({ before: { start: 0, end: 5 }, gain_max: { start: 7, end: 1_000_000 } });
    expect(row?.inferred).toMatchObject(inferred);
    for (const slot of ["after", "model"]) expect(row?.spans[slot] ?? null).toBeNull();
    for (const key of ["published", "higher_is_better", "k", "before"]) expect(bare?.[key] ?? null).toBeNull();
    expect(spans.before).toEqual([0, 5]);
  });

  it("has a typed column for every key of a claim", async () => {
    const { schema } = parquetMetadata((await write([])).file);
    const types = new Map(schema.toReversed().map((element) => [element.name, element.converted_type ?? element.type]));
    expect([types.get("published"), types.get("after"), types.get("k"), types.get("aggregate")]).toEqual([
      "DATE",
      "DOUBLE",
      "INT32",
      "BOOLEAN",
    ]);
    expect([types.get("authors"), types.get("sentence")]).toEqual(["LIST", "UTF8"]);
    expect(schema.find(({ name }) => name === "id")?.repetition_type).toBe("REQUIRED");
    expect(schema.find(({ name }) => name === "after")?.repetition_type).toBe("OPTIONAL");
  });

  it("has the requested columns in order", async () => {
    const keys = CLAIM_COLUMNS.map(({ key }) => key).reverse();
    const { file } = await write([FULL], { columns: keys });
    const [row = {}] = await parquetReadObjects({ file });
    expect(Object.keys(row)).toEqual(keys);
    expect(row).toMatchObject({ evidence_start: 0, evidence_end: 1_000_000, after: 72.9 });
    expect(toParquetColumns(["after", "authors"]).map(({ name, type }) => `${name} ${type}`)).toEqual([
      "after double",
      "authors list of string",
    ]);
  });

  it("writes a row group as soon as it is full and keeps the order", async () => {
    const claims = Array.from({ length: 10_001 }, (_, i) => buildClaim({ id: `c${i}`, after: i }));
    const { file, pieces } = await write(claims, { columns: ["id", "after"] });
    expect(pieces).toBe(4);
    expect(parquetMetadata(file).row_groups.map(({ num_rows }) => num_rows)).toEqual([5000n, 5000n, 1n]);
    expect(await parquetReadObjects({ file })).toEqual(claims.map(({ id, after }) => ({ id, after })));
  });

  it("contains the provenance in its metadata", async () => {
    const origin = { program: "claimboard 9.9.9", query: "q=füchse", date: "2026-01-02T03:04:05.000Z" };
    const { claims, provenance } = trackProvenance([FULL], origin);
    const pieces: Uint8Array[] = [];
    for await (const piece of parquet.write(claims, { provenance })) pieces.push(piece as Uint8Array);
    const { key_value_metadata: entries = [] } = parquetMetadata(await new Blob(pieces as BlobPart[]).arrayBuffer());
    expect(Object.fromEntries(entries.map(({ key, value }) => [key, value]))).toEqual({
      "claimboard.program": "claimboard 9.9.9",
      "claimboard.query": "q=füchse",
      "claimboard.claims": "1",
      "claimboard.papers": "1",
      "claimboard.data": provenance().data,
      "claimboard.extractor": FULL.extractor,
      "claimboard.date": "2026-01-02T03:04:05.000Z",
    });
  });

  it.each(["2024-13-40", "soon", "", "2024", "2024-05"])("writes null for the date %j", async (published) => {
    const { file } = await write([buildClaim({ published })], { columns: ["published"] });
    expect((await parquetReadObjects({ file }))[0]?.published ?? null).toBeNull();
  });
});
