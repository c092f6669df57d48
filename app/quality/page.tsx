import type { Metadata } from "next";
import Link from "next/link";
import type { ReactNode } from "react";
import { toSearchParams } from "@/app/_data/board";
import { DroppedParametersNotice } from "@/app/_ui/dropped-parameters-notice";
import { EmptyBoardNotice } from "@/app/_ui/empty-board-notice";
import page from "@/app/_ui/page.module.css";
import { DataQualityList } from "./data-quality-list";
import { FindingList } from "./finding-list";
import { FindingTallies } from "./finding-tallies";
import { MeasuredAccuracy } from "./measured-accuracy";
import { MissedResults } from "./missed-results";
import { PrecisionTables } from "./precision-tables";
import { parseQualityQuery } from "./quality-query";
import { readQuality } from "./read-quality";
import { TrustAnswer } from "./trust-answer";

export const metadata: Metadata = {
  title: "Quality",
  description: "How far the claims of this board can be trusted, and which ones to check first.",
};

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

function Section({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section id={id} className={page.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export default async function QualityPage({ searchParams }: Props) {
  const { query, dropped } = parseQualityQuery(toSearchParams(await searchParams));
  const data = await readQuality(query);
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1>Quality</h1>
        <p className={page.lead}>
          <Link href="/history">What imports, re-extractions and decisions have changed</Link>
        </p>
      </div>
      <DroppedParametersNotice dropped={dropped} />
      <TrustAnswer data={data} />
      {data.quality.claims === 0 ? (
        <EmptyBoardNotice what="claims" />
      ) : (
        <>
          <Section id="checks" title="Automatic checks">
            <FindingTallies tallies={data.tallies} selected={query.code} />
          </Section>
          <Section id="findings" title="Findings">
            <FindingList query={query} data={data} />
          </Section>
        </>
      )}
      <Section id="reviews" title="Precision in the reviews of this board">
        <PrecisionTables precision={data.precision} />
      </Section>
      <Section id="missed" title="Papers that look as if results were missed">
        <MissedResults missed={data.missed} silentPapers={data.silentPapers} />
      </Section>
      <Section id="completeness" title="Completeness">
        <DataQualityList quality={data.quality} />
      </Section>
      <Section id="measured" title="Measured accuracy of the extractor">
        <MeasuredAccuracy />
      </Section>
    </div>
  );
}
