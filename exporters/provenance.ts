import { createHash } from "node:crypto";
import type { Claim } from "@/lib/claim/claim";
import { toClaimJson } from "@/lib/claim/claim-json";
import type { ClaimIterable } from "./format";

/** Provenance that is known before the first claim. */
export interface Origin {
  /** "claimboard 0.1.0" */
  readonly program: string;
  /** Canonical claim query; empty for all claims, null for claims from files. */
  readonly query: string | null;
  /** Files as given by the user, if there is no query. */
  readonly inputs?: readonly string[];
  /** Time of the export, as ISO time. */
  readonly date: string;
}

export interface Provenance extends Origin {
  readonly claims: number;
  readonly papers: number;
  /** "sha256:…" of the claims as complete NDJSON: the same rows in the same order give the same hash. */
  readonly data: string;
  /** Versions of the extractor of the claims. */
  readonly extractors: readonly string[];
}

/** Claims that are counted and hashed while a format reads them. */
export interface TrackedClaims {
  readonly claims: AsyncGenerator<Claim>;
  /** Provenance after the last claim has been read. */
  readonly provenance: () => Provenance;
}

export function trackProvenance(claims: ClaimIterable, origin: Origin): TrackedClaims {
  const hash = createHash("sha256");
  const papers = new Set<string>();
  const extractors = new Set<string>();
  let count = 0;
  async function* pass(): AsyncGenerator<Claim> {
    for await (const claim of claims) {
      hash.update(`${toClaimJson(claim)}\n`);
      papers.add(claim.paper_id);
      extractors.add(claim.extractor);
      count += 1;
      yield claim;
    }
  }
  const provenance = (): Provenance => ({
    ...origin,
    claims: count,
    papers: papers.size,
    data: `sha256:${hash.copy().digest("hex")}`,
    extractors: [...extractors].sort(),
  });
  return { claims: pass(), provenance };
}

/** Returns the provenance as pairs of name and value, for comments and metadata. */
export function toProvenanceEntries(provenance: Provenance): [name: string, value: string][] {
  const { program, query, inputs = [], claims, papers, data, extractors, date } = provenance;
  const from: [string, string] = query === null ? ["inputs", inputs.join(", ")] : ["query", query];
  return [
    ["program", program],
    from,
    ["claims", String(claims)],
    ["papers", String(papers)],
    ["data", data],
    ["extractor", extractors.join(", ")],
    ["date", date],
  ];
}

/** Formats the provenance as text, one line per entry. */
export function formatProvenanceLines(provenance: Provenance): string[] {
  return toProvenanceEntries(provenance).map(
    ([name, value]) => `${name}: ${(value || (name === "query" ? "all claims" : "none")).replace(/\s+/g, " ")}`,
  );
}

/** Formats the sidecar `FILE.meta.json` for formats without provenance. */
export function formatSidecar(
  provenance: Provenance,
  file: { readonly file: string; readonly format: string; readonly columns: readonly string[] | null },
): string {
  return `${JSON.stringify({ ...file, ...provenance }, null, 2)}\n`;
}
