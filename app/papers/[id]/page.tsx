import type { Metadata } from "next";
import Link from "next/link";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { toShareMetadata } from "@/app/_cards/share-metadata";
import { readBoard } from "@/app/_data/board";
import { isBoardWritable } from "@/app/_data/write-board";
import classes from "@/app/_ui/page.module.css";
import { PaperLinks } from "@/app/_ui/paper-links";
import { RestatedNotice } from "@/app/_ui/restated-notice";
import { getPaper } from "@/db/queries/get-paper";
import { listRemovedClaims } from "@/db/queries/get-review";
import { formatReadableText } from "@/lib/format/readable-text";
import { PaperOccurrences } from "../paper-occurrences";
import { PaperReader } from "../paper-reader";
import { RemovedClaims } from "../removed-claims";

interface Props {
  readonly params: Promise<{ readonly id: string }>;
}

const readPaper = cache((id: string) =>
  readBoard((db) => {
    const data = getPaper(db, decodeURIComponent(id));
    return data && { ...data, removedClaims: listRemovedClaims(db, data.paper.id) };
  }),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const data = await readPaper((await params).id);
  if (!data) return { title: "No such paper" };
  const { id } = data.paper;
  const title = formatReadableText(data.paper.title);
  return {
    title,
    ...(await toShareMetadata(`/papers/${encodeURIComponent(id)}/card.png`, `Results reported in “${title}”`)),
  };
}

export default async function PaperPage({ params }: Props) {
  const { id } = await params;
  const data = await readPaper(id);
  if (!data) notFound();
  const { paper, occurrences } = data;
  if (paper.id !== decodeURIComponent(id)) permanentRedirect(`/papers/${paper.id}`);
  const claims = data.claims.filter((claim) => claim.status !== "rejected");
  return (
    <div className={classes.page}>
      <p className={classes.crumbs}>
        <Link href="/papers">Papers</Link>
      </p>
      <h1 dir="auto">{formatReadableText(paper.title)}</h1>
      <PaperLinks paper={paper} allAuthors />
      {paper.restated && <RestatedNotice />}
      <PaperReader
        abstract={paper.abstract}
        claims={claims}
        paper={paper.id}
        sentences={data.sentences}
        writable={isBoardWritable()}
      />
      <RemovedClaims events={data.removedClaims} />
      <PaperOccurrences title={paper.title} occurrences={occurrences} />
    </div>
  );
}
