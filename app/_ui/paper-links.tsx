import { withTextFragment } from "@/app/_ui/text-fragment";
import { formatTryFragment } from "@/app/try/try-text";
import type { Claim } from "@/lib/claim/claim";
import { formatDate, formatList } from "@/lib/format/numbers";
import { toSafeUrl } from "@/lib/format/safe-url";
import { arxivUrl } from "@/lib/paper/arxiv-id";
import { doiUrl } from "@/lib/paper/doi";
import type { Paper } from "@/lib/paper/paper";
import { CopyBibtexButton, CopyLinkButton } from "./copy-button";
import classes from "./evidence.module.css";
import { InlineFacts } from "./inline-facts";

interface Props {
  readonly paper: Paper;
  readonly claim?: Claim;
  /** Lists all authors instead of the first ones. */
  readonly allAuthors?: boolean;
}

/** Authors and date of a paper, and links to the paper itself. */
export function PaperLinks({ paper, claim, allAuthors = false }: Props) {
  const arxiv = paper.arxiv_id && arxivUrl(paper.arxiv_id);
  // A paraphrased sentence does not occur on the paper's page.
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
          <a href={`/claims/${claim.id}`} title="Page of this claim">
            Permalink
          </a>
        )}
        <CopyLinkButton path={claim ? `/claims/${claim.id}` : `/papers/${paper.id}`} />
        <CopyBibtexButton paper={paper.id} />
        {tryFragment && <a href={`/try${tryFragment}`}>Extract step by step</a>}
      </p>
    </>
  );
}
