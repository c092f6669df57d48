import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { buildClaim } from "@/lib/claim/fixtures/claim";
import { bibtex } from "./bibtex";
import type { ClaimIterable } from "./format";
import { latex } from "./latex";
import { markdown } from "./markdown";
import { ndjson } from "./ndjson";
import { formatProvenanceLines, formatSidecar, type Origin, trackProvenance } from "./provenance";

const ORIGIN: Origin = { program: "claimboard 9.9.9", query: "benchmark=owl", date: "2026-01-02T03:04:05.000Z" };
const CLAIMS = [
  buildClaim({ id: "c1", extractor: "2.0.0" }),
  buildClaim({ id: "c2", extractor: "1.0.0" }),
  buildClaim({ id: "c3", paper_id: "other", extractor: "1.0.0" }),
];

async function traced(claims: ClaimIterable, origin = ORIGIN) {
  const { claims: passing, provenance } = trackProvenance(claims, origin);
  const seen = [];
  for await (const claim of passing) seen.push(claim);
  return { seen, ...provenance() };
}

describe("traceClaims", () => {
  it("passes claims through and counts them", async () => {
    expect(await traced(CLAIMS)).toMatchObject({
      ...ORIGIN,
      seen: CLAIMS,
      claims: 3,
      papers: 2,
      extractors: ["1.0.0", "2.0.0"],
    });
  });

  it("has the hash of the NDJSON", async () => {
    const hash = createHash("sha256");
    for await (const line of ndjson.write(CLAIMS)) hash.update(line);
    expect((await traced(CLAIMS)).data).toBe(`sha256:${hash.digest("hex")}`);
  });

  it("has a hash that depends on all rows", async () => {
    const [a, b, c] = CLAIMS.map((claim) => structuredClone(claim));
    const { data } = await traced(CLAIMS);
    const hashOf = async (claims: ClaimIterable) => (await traced(claims, { ...ORIGIN, query: "", date: "" })).data;
    if (!a || !b || !c) throw new Error("three claims");
    expect(await hashOf([a, b, c])).toBe(data);
    for (const others of [
      [],
      [a, b],
      [b, a, c],
      [a, b, { ...c, after: 1 }],
      [a, b, { ...c, spans: { after: [0, 1] } }],
    ])
      expect(await hashOf(others as typeof CLAIMS)).not.toBe(data);
  });

  it("can be called repeatedly while claims pass", async () => {
    const { claims, provenance } = trackProvenance(CLAIMS, ORIGIN);
    expect(provenance().claims).toBe(0);
    await claims.next();
    expect(provenance()).toMatchObject({ claims: 1, extractors: ["2.0.0"] });
    expect(provenance().data).toBe(provenance().data);
  });
});

describe("provenance of a file", () => {
  it("is the same as text, in the sidecar and in the file", async () => {
    const { claims, provenance } = trackProvenance(CLAIMS, ORIGIN);
    let markdownText = "";
    for await (const piece of markdown.write(claims, { provenance })) markdownText += String(piece);
    const lines = formatProvenanceLines(provenance());
    expect(lines.map((line) => line.split(": ")[0])).toEqual([
      "program",
      "query",
      "claims",
      "papers",
      "data",
      "extractor",
      "date",
    ]);
    expect(markdownText).toContain(`<!-- Claimboard\n${lines.join("\n")}\n-->`);
    const sidecar = JSON.parse(formatSidecar(provenance(), { file: "a.csv", format: "csv", columns: null }));
    expect(sidecar).toEqual({ file: "a.csv", format: "csv", columns: null, ...provenance() });
  });

  it.each([
    [markdown, "--> <script>", "--> <script>"],
    [latex, "a\n\\input{x}", "\n\\input{x}"],
    [bibtex, "a\n@misc{evil,", "@misc{evil"],
  ])("escapes the query: %o", async (format, query, outbreak) => {
    const { claims, provenance } = trackProvenance([buildClaim()], { ...ORIGIN, query });
    let whole = "";
    for await (const piece of format.write(claims, { provenance })) whole += String(piece);
    expect(whole).not.toContain(outbreak);
    expect(whole).toContain("data: sha256:");
  });

  it("lists files without a query and marks empty values", async () => {
    const { provenance } = trackProvenance([], { ...ORIGIN, query: null, inputs: ["a.md", "-"] });
    expect(formatProvenanceLines(provenance())).toContain("inputs: a.md, -");
    expect(formatProvenanceLines(provenance())).toContain("extractor: none");
    expect(formatProvenanceLines(trackProvenance([], { ...ORIGIN, query: "" }).provenance())).toContain(
      "query: all claims",
    );
  });
});
