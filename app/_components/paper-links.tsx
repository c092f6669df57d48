import { arxivUrl } from "@/lib/arxiv-id";
import type { Claim } from "@/lib/claim";
import { doiUrl } from "@/lib/doi";
import { formatDate, formatList } from "@/lib/format";
import type { Paper } from "@/lib/paper";
import { toSafeUrl } from "@/lib/safe-url";
import { withTextFragment } from "@/lib/text-fragment";
import { formatTryFragment } from "@/lib/try-text";
import { CopyBibtexButton } from "./copy-bibtex";
import { CopyLinkButton } from "./copy-link";
import classes from "./evidence.module.css";
import { InlineFacts } from "./facts";

interface Props {
  readonly paper: Paper;
  readonly claim?: Claim;
  /** All authors, not only the first. */
  readonly allAuthors?: boolean;
}

/** Who, when, and the ways out of the program to the paper itself. */
export function PaperLinks({ paper, claim, allAuthors = false }: Props) {
  const arxiv = paper.arxiv_id && arxivUrl(paper.arxiv_id);
  // A restated sentence is not on the page of the paper.
  const sentenceToHighlight = claim && !paper.restated ? claim.sentence : "";
  const doi = paper.doi && doiUrl(paper.doi);
  const url = toSafeUrl(paper.url);
  const tryFragment = formatTryFragment(paper);
  const links = [
    arxiv && { name: `arXiv ${paper.arxiv_id}`, href: withTextFragment(arxiv, sentenceToHighlight) },
    doi && { name: `DOI ${paper.doi}`, href: doi },
    url && !(arxiv && /arxiv\.org/.test(url)) && url !== doi && { name: new URL(url).hostname, href: url },
  ].filter((link) => typeof link === "object" && link !== null);
  return (
    <>
      <p className={classes.byline}>
        <InlineFacts
          facts={[
            formatList(paper.authors, allAuthors ? 40 : 3),
            paper.published ? formatDate(paper.published) : "no date",
            paper.venue,
          ]}
        />
      </p>
      <p className={classes.links}>
        {links.map(({ name, href }) => (
          <a key={href} href={href} target="_blank" rel="noreferrer noopener">
            {name} ↗
          </a>
        ))}
        {claim && (
          <a href={`/claims/${claim.id}`} title="The page of this claim">
            Permalink
          </a>
        )}
        <CopyLinkButton path={claim ? `/claims/${claim.id}` : `/papers/${paper.id}`} />
        <CopyBibtexButton paper={paper.id} />
        {tryFragment && <a href={`/try${tryFragment}`}>Read it step by step</a>}
      </p>
    </>
  );
}
