import { arxivUrl } from "../paper/arxiv-id";
import { doiUrl } from "../paper/doi";
import type { Paper } from "../paper/paper";
import type { Claim, ExtractedClaim } from "./claim";
import { toClaimId } from "./claim-id";

/** The claims of a paper as they go out: with their ids and the facts of the paper, in text order. */
export function toClaims(paper: Paper, extracted: readonly ExtractedClaim[]): Claim[] {
  return assignClaimIds(paper.id, extracted).map(({ id, claim }) => toClaim(paper, claim, id));
}

/** The claims of a paper with their ids; those of one sentence with the same numbers are counted apart. */
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

/** Where a paper can be read, as far as is known. */
export function findPaperUrl({ url, arxiv_id, doi }: Pick<Paper, "url" | "arxiv_id" | "doi">): string | null {
  if (url !== null) return url;
  if (arxiv_id !== null) return arxivUrl(arxiv_id);
  return doi === null ? null : doiUrl(doi);
}
