import Link from "next/link";
import page from "@/app/_ui/page.module.css";
import { formatCount, formatDate, formatNumber } from "@/lib/format/numbers";
import { formatReadableText } from "@/lib/format/readable-text";
import classes from "./quality.module.css";
import type { QualityData } from "./read-quality";

/** Papers that are listed at once; the rest behind a disclosure. */
const SHOWN = 5;
const MAX_LISTED = 100;

function MissedList({ papers }: { readonly papers: QualityData["missed"] }) {
  return (
    <ul className={classes.findings}>
      {papers.map(({ id, title, published, sentence }) => (
        <li key={id} className={classes.finding}>
          <p className={classes.message}>
            <Link href={`/papers/${id}`} prefetch={false} dir="auto">
              {formatReadableText(title)}
            </Link>
            {published && <span className={page.note}>{` ${formatDate(published)}`}</span>}
          </p>
          <blockquote className={classes.sentence} lang="en" dir="auto">
            {formatReadableText(sentence)}
          </blockquote>
        </li>
      ))}
    </ul>
  );
}

/** Papers without claims whose abstract looks as if it reports a result. */
export function MissedResults({ missed, silentPapers }: Pick<QualityData, "missed" | "silentPapers">) {
  const more = missed.slice(SHOWN, MAX_LISTED);
  return (
    <>
      <p className={page.prose}>
        {silentPapers === 0
          ? "Every paper has a claim."
          : `${formatNumber(missed.length)} of ${formatCount(silentPapers, "paper")} without claims. Such a paper has a sentence with a percentage or points and a verb of reaching, improving or beating; confidence levels, shares of data, dates and other numbers that cannot be results do not count, nor does an opening sentence about the field.`}
      </p>
      <MissedList papers={missed.slice(0, SHOWN)} />
      {more.length > 0 && (
        <details className={classes.more}>
          <summary>{`${formatNumber(more.length)} more`}</summary>
          <MissedList papers={more} />
          {missed.length > MAX_LISTED && <p className={page.note}>{`Only the newest ${MAX_LISTED} are listed.`}</p>}
        </details>
      )}
    </>
  );
}
