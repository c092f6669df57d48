import Link from "next/link";
import { ChartFrame } from "@/app/_charts/chart-frame";
import { ChoiceLinks } from "@/app/_charts/choice-links";
import { RankedChartView } from "@/app/_charts/ranked-chart-view";
import { EvidenceLink } from "@/app/_ui/evidence-link";
import type { ChartDescription } from "@/lib/charts/chart-description";
import { formatResultSource } from "@/lib/charts/family-charts";
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

/** Choice of the minimum confidence, with the number of results for each; nothing if it makes no difference. */
function ConfidenceChoice({ answer: { all, confident }, query }: Props) {
  if (query.confidence === 0 && all === confident) return <ConfidenceLinks query={query} left={null} />;
  return all === confident ? null : <ConfidenceLinks query={query} left={all - confident} />;
}

function ConfidenceLinks({ query, left }: { readonly query: OverviewQuery; readonly left: number | null }) {
  const min = query.confidence === 0 ? MIN_CONFIDENCE : query.confidence;
  const note = left === null ? "" : `, ${formatCount(left, "result")} left out`;
  return (
    <ChoiceLinks
      name="Confidence"
      links={[
        {
          label: `≥ ${min}${note}`,
          href: overviewPath({ ...query, confidence: min }),
          isCurrent: query.confidence !== 0,
        },
        { label: "any", href: overviewPath({ ...query, confidence: 0 }), isCurrent: query.confidence === 0 },
      ]}
    />
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
    unnamed: null,
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
          controls={<ConfidenceChoice answer={answer} query={query} />}
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
