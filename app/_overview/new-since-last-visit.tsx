import Link from "next/link";
import { PaperList } from "@/app/_ui/paper-list";
import type { NewSince } from "@/db/queries/get-new-since";
import { formatCount, formatDate } from "@/lib/format/numbers";
import classes from "./overview.module.css";

interface Props {
  readonly newSince: NewSince;
  /** ISO time of the last visit. */
  readonly since: string;
}

/** Papers added to the board since the last visit. */
export function NewSinceLastVisit({ newSince, since }: Props) {
  const lastVisit = `your last visit on ${formatDate(since)}`;
  if (newSince.papers === 0) return <p className={classes.news}>{`Nothing new since ${lastVisit}.`}</p>;
  return (
    <section className={classes.news} aria-label="New since your last visit">
      <div className={classes.heading}>
        <h2>{`${formatCount(newSince.papers, "new paper")} with ${formatCount(newSince.claims, "claim")} since ${lastVisit}`}</h2>
        <Link href="/papers?sort=first_seen">View newest papers</Link>
      </div>
      <PaperList papers={newSince.first} />
    </section>
  );
}
