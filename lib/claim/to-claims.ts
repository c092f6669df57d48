import { arxivUrl } from "../paper/arxiv-id";
import { doiUrl } from "../paper/doi";
import type { Paper } from "../paper/paper";
import type { Claim, ExtractedClaim } from "./claim";
import { toClaimId } from "./claim-id";

/** Returns the claims of a paper with ids and the metadata of the paper, in text order. */
export function toClaims(paper: Paper, extracted: readonly ExtractedClaim[]): Claim[] {
  return assignClaimIds(paper.id, extracted).map(({ id, claim }) => toClaim(paper, claim, id));
}

/** Adds ids to the claims of a paper; a counter distinguishes claims of one sentence with the same numbers. */
export function assignClaimIds<C extends ExtractedClaim>(
  paper: string,
  claims: readonly C[],
): { id: string; claim: C }[] {
  const seen = new Map<string, number>();
  return claims.map((claim) => {
    const first = toClaimId(paper, claim);
    const repeat = seen.get(first) ?? 0;
    seen.set(first, repeat + 1);
    return { id: repeat === 0 ? first : toClaimId(paper, claim, repeat), claim };
  });
}

function toClaim(paper: Paper, claim: ExtractedClaim, id: string): Claim {
  return {
    id,
    paper_id: paper.id,
    paper_title: paper.title,
    authors: [...paper.authors],
    published: paper.published,
    paper_url: findPaperUrl(paper),
    arxiv_id: paper.arxiv_id,
    doi: paper.doi,
    source: paper.source,
    locator: paper.locator,
    ...claim,
    status: "extracted",
  };
}

/** Returns the best known URL of a paper, or null. */
export function findPaperUrl({ url, arxiv_id, doi }: Pick<Paper, "url" | "arxiv_id" | "doi">): string | null {
  if (url !== null) return url;
  if (arxiv_id !== null) return arxivUrl(arxiv_id);
  return doi === null ? null : doiUrl(doi);
}
