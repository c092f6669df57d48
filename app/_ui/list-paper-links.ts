import { withTextFragment } from "@/app/_ui/text-fragment";
import { getLinkHost } from "@/lib/format/link-host";
import { toSafeUrl } from "@/lib/format/safe-url";
import { arxivUrl } from "@/lib/paper/arxiv-id";
import { doiUrl } from "@/lib/paper/doi";
import type { Paper } from "@/lib/paper/paper";

/** A link to a paper; its text names the host that it opens. */
export interface PaperLink {
  readonly name: string;
  readonly href: string;
}

/**
 * Lists the links to a paper: arXiv, DOI, and the address in its source if that is another one. Text from a file is never
 * the text of a link, as it could name another host.
 * @param highlight sentence to highlight on arXiv; "" for none
 */
export function listPaperLinks(paper: Pick<Paper, "arxiv_id" | "doi" | "url">, highlight: string): PaperLink[] {
  const arxiv = paper.arxiv_id && arxivUrl(paper.arxiv_id);
  const doi = paper.doi && doiUrl(paper.doi);
  const url = toSafeUrl(paper.url);
  const isArxiv = url !== null && /(?:^|\.)arxiv\.org$/.test(getLinkHost(url));
  return [
    arxiv && { name: `arXiv ${paper.arxiv_id}`, href: withTextFragment(arxiv, highlight) },
    doi && { name: `DOI ${paper.doi}`, href: doi },
    url && !(arxiv && isArxiv) && url !== doi && { name: getLinkHost(url), href: url },
  ].filter((link) => typeof link === "object" && link !== null);
}
