import { formatTryFragment } from "@/app/try/try-text";
import type { Claim } from "@/lib/claim/claim";
import { formatDate, formatList } from "@/lib/format/numbers";
import type { Paper } from "@/lib/paper/paper";
import { CopyBibtexButton, CopyLinkButton } from "./copy-button";
import classes from "./evidence.module.css";
import { InlineFacts } from "./inline-facts";
import { listPaperLinks } from "./list-paper-links";

interface Props {
  readonly paper: Paper;
  readonly claim?: Claim;
  /** Lists all authors instead of the first ones. */
  readonly allAuthors?: boolean;
}

/** Authors and date of a paper, and links to the paper itself. */
export function PaperLinks({ paper, claim, allAuthors = false }: Props) {
  // A paraphrased sentence does not occur on the paper's page.
  const links = listPaperLinks(paper, claim && !paper.restated ? claim.sentence : "");
  const tryFragment = formatTryFragment(paper);
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
