import Link from "next/link";
import { ChartFrame } from "@/app/_charts/chart-frame";
import { RankedChartView } from "@/app/_charts/ranked-chart-view";
import { EvidenceLink } from "@/app/_ui/evidence-link";
import page from "@/app/_ui/page.module.css";
import { type ChartDescription, formatResultSource } from "@/lib/charts/chart-description";
import { toRankedChart } from "@/lib/charts/ranked-chart";
import { DEFAULT_FAMILY_VIEW, familyChartPath, familyPath } from "@/lib/compare/family-view";
import { formatCount, formatNumber } from "@/lib/format/numbers";
import styles from "./overview.module.css";
import { MIN_CONFIDENCE, type OverviewQuery, overviewPath } from "./overview-query";
import type { FamilyAnswerData } from "./read-overview";

interface Props {
  readonly answer: FamilyAnswerData;
  readonly query: OverviewQuery;
}

/** Says which results the chart leaves out, with the switch. */
function ConfidenceNote({ answer: { all, unsure }, query }: Props) {
  const isFiltered = query.confidence > 0;
  const note = isFiltered
    ? `${formatCount(all - unsure, "result")} with confidence ${query.confidence} or higher; ${formatNumber(unsure)} below it ${unsure === 1 ? "is" : "are"} left out. `
    : `All results, ${formatNumber(unsure)} of them with confidence below ${MIN_CONFIDENCE}. `;
  return (
    <p className={`${page.note} ${styles.confidence}`}>
      {note}
      <Link
        href={overviewPath({ ...query, confidence: isFiltered ? 0 : MIN_CONFIDENCE })}
        scroll={false}
        prefetch={false}
      >
        {isFiltered ? "Show all" : "Leave them out"}
      </Link>
    </p>
  );
}

function Headline({ answer: { family, headline, all } }: Pick<Props, "answer">) {
  const { counts, median, best } = headline;
  return (
    <p className={styles.answer}>
      {[counts, median].filter(Boolean).join("; ")}
      {best && (
        <>
          {"; "}
          <EvidenceLink claimId={best.claim}>{best.text}</EvidenceLink>
        </>
      )}
      {". "}
      <Link href={familyPath(family.id)} className={styles.more}>
        {all === 1 ? "Page of this benchmark" : `All ${formatNumber(all)} results`}
      </Link>
    </p>
  );
}

function describeChart({ family, main, ranked }: FamilyAnswerData): ChartDescription | null {
  if (main === null || ranked === null) return null;
  const { results, gains } = ranked;
  const what = gains > results.length ? "Largest gains" : gains > 0 ? "Ranked gains" : "Ranked results";
  const total = main.results.length;
  return {
    title: `${what} on ${family.name}`,
    label: main.label,
    notes:
      results.length < total
        ? [
            `The first ${results.length} of ${formatCount(total, "comparable result")}, ${formatNumber(gains)} of them with a gain.`,
          ]
        : [],
    source: formatResultSource(results),
  };
}

/** The answer of the overview: headline and ranked results of one family of benchmarks. */
export function FamilyAnswer({ answer, query }: Props) {
  const { family, main, ranked } = answer;
  const description = describeChart(answer);
  const view = { ...DEFAULT_FAMILY_VIEW, confidence: query.confidence };
  return (
    <section aria-label={`Results on ${family.name}`}>
      <Headline answer={answer} />
      {main === null || ranked === null || description === null ? (
        <p className={styles.noResults}>
          {`No result has a confidence of ${query.confidence} or higher. `}
          <Link href={overviewPath({ ...query, confidence: 0 })}>Show all results</Link>
        </p>
      ) : (
        <ChartFrame
          description={description}
          svgHref={familyChartPath(family.id, view, "results")}
          fileName={`${family.id}-results`}
          controls={answer.unsure > 0 && <ConfidenceNote answer={answer} query={query} />}
        >
          <RankedChartView
            chart={toRankedChart(ranked.results, {
              measure: "points",
              scoreUnit: main.reference.scale.unit,
              metric: main.reference.metric.name,
            })}
            label={description.title}
          />
        </ChartFrame>
      )}
    </section>
  );
}
