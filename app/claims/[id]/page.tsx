import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { cache } from "react";
import { toShareMetadata } from "@/app/_cards/share-metadata";
import { readBoard } from "@/app/_data/board";
import { readEvidence } from "@/app/_data/read-evidence";
import page from "@/app/_ui/page.module.css";
import { ThemedMantineProvider } from "@/app/_ui/themed-mantine-provider";
import { formatClaimTitle } from "@/lib/claim/title";
import { formatReadableText } from "@/lib/format/readable-text";
import { ClaimPageEvidence } from "../claim-page-evidence";

interface Props {
  readonly params: Promise<{ readonly id: string }>;
}

const readClaimEvidence = cache((id: string) => readBoard((db) => readEvidence(db, id)));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const data = await readClaimEvidence((await params).id);
  if (!data) return { title: "No such claim" };
  const { claim } = data;
  const title = formatClaimTitle(claim);
  return {
    title,
    description: formatReadableText(claim.sentence),
    ...(await toShareMetadata(`/claims/${claim.id}/card.png`, title)),
  };
}

export default async function ClaimPage({ params }: Props) {
  const data = await readClaimEvidence((await params).id);
  if (!data) notFound();
  return (
    <div className={page.narrow}>
      <p className={page.crumbs}>
        <Link href="/claims">Claims</Link>
      </p>
      <h1 className={page.hidden}>{formatClaimTitle(data.claim)}</h1>
      <h2 className={page.hidden}>Evidence</h2>
      <ThemedMantineProvider>
        <ClaimPageEvidence key={data.claim.id} data={data} />
      </ThemedMantineProvider>
    </div>
  );
}
