import Link from "next/link";
import page from "@/app/_ui/page.module.css";
import { SlotChanges } from "@/app/_ui/slot-changes";
import type { ChangedClaim } from "@/db/store/compare-names";
import { formatCount } from "@/lib/format/numbers";
import type { ChangeSummary } from "./change-summary";
import classes from "./names.module.css";

const EVENT_LABELS: Readonly<Record<ChangedClaim["event"], string>> = {
  added: "New claim",
  changed: "",
  removed: "Removed claim",
};

interface Props {
  readonly summary: ChangeSummary;
  /** Effects beyond the changed claims; empty if there are none. */
  readonly effect: string;
}

/** The claims that a change of the decisions changes, with old and new values. */
export function ChangePreview({ summary, effect }: Props) {
  const { claimCount, papers, claims } = summary;
  return (
    <section aria-label="Changed claims" className={classes.preview}>
      <p role="status">
        <strong>
          {claimCount === 0
            ? "No claim of this board changes."
            : `${formatCount(claimCount, "claim")} in ${formatCount(papers, "paper")} will change.`}
        </strong>
        {effect && ` ${effect}`}
      </p>
      {claims.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        <ul className={classes.changed} tabIndex={0} aria-label="Claims">
          {claims.map(({ id, paper_id, paper_title, sentence, event, changes }) => (
            <li key={`${id}${event}`}>
              <q>{sentence}</q>
              <SlotChanges changes={changes} />
              <span className={page.note}>
                {EVENT_LABELS[event] && `${EVENT_LABELS[event]} · `}
                <Link href={`/papers/${encodeURIComponent(paper_id)}`} prefetch={false} target="_blank">
                  {paper_title}
                </Link>
              </span>
            </li>
          ))}
        </ul>
      )}
      {claims.length < claimCount && <p className={page.note}>{`The first ${claims.length} are listed.`}</p>}
    </section>
  );
}
