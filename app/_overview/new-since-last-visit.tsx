import Link from "next/link";
import { PaperList } from "@/app/_ui/paper-list";
import type { NewSince } from "@/db/queries/get-new-since";
import { formatCount, formatDate } from "@/lib/format/numbers";
import classes from "./overview.module.css";

interface Props {
  readonly news: NewSince;
  /** ISO time of the last visit. */
  readonly since: string;
}

/** What the board got since the last visit. */
export function NewSinceLastVisit({ news, since }: Props) {
  const lastVisit = `your last visit on ${formatDate(since)}`;
  if (news.papers === 0) return <p className={classes.news}>{`Nothing new since ${lastVisit}.`}</p>;
  return (
    <section className={classes.news} aria-label="New since your last visit">
      <div className={classes.heading}>
        <h2>{`${formatCount(news.papers, "paper")} with ${formatCount(news.claims, "claim")} new since ${lastVisit}`}</h2>
        <Link href="/papers?sort=first_seen">Newest on the board first</Link>
      </div>
      <PaperList papers={news.first} />
    </section>
  );
}
