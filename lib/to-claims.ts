import { arxivUrl } from "./arxiv-id";
import type { Claim, ExtractedClaim } from "./claim";
import { doiUrl } from "./doi";
import { claimId } from "./ids";
import type { Paper } from "./paper";

/** The claims of a paper as they go out: with their ids and the facts of the paper, in text order. */
export function toClaims(paper: Paper, extracted: readonly ExtractedClaim[]): Claim[] {
  const seen = new Map<string, number>();
  return extracted.map((claim) => {
    const first = claimId(paper.id, claim);
    const repeat = seen.get(first) ?? 0;
    seen.set(first, repeat + 1);
    return toClaim(paper, claim, repeat === 0 ? first : claimId(paper.id, claim, repeat));
  });
}

function toClaim(paper: Paper, claim: ExtractedClaim, id: string): Claim {
  return {
    id,
    paper_id: paper.id,
    paper_title: paper.title,
    authors: [...paper.authors],
    published: paper.published,
    paper_url: paperUrl(paper),
    arxiv_id: paper.arxiv_id,
    doi: paper.doi,
    source: paper.source,
    locator: paper.locator,
    ...claim,
    status: "extracted",
  };
}

/** Where a paper can be read, as far as is known. */
export function paperUrl({ url, arxiv_id, doi }: Pick<Paper, "url" | "arxiv_id" | "doi">): string | null {
  if (url !== null) return url;
  if (arxiv_id !== null) return arxivUrl(arxiv_id);
  return doi === null ? null : doiUrl(doi);
}
