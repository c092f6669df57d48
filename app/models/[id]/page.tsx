import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { cache } from "react";
import { browseBoard } from "@/app/_data/board";
import page from "@/app/_ui/page.module.css";
import { ExportButton } from "@/app/export/export-button";
import { groupClaimsByScope } from "@/app/models/model-scopes";
import { getComparisonFacts } from "@/db/queries/get-comparison-facts";
import { getModel } from "@/db/queries/get-model";
import { listModelResults } from "@/db/queries/list-model-results";
import { comparePath } from "@/lib/compare/compare-query";
import { toModelBaselines } from "@/lib/compare/model-baselines";
import { formatCount, formatModelSize } from "@/lib/format/numbers";
import { ModelClaimTable } from "../model-claim-table";
import { ModelReportedValues } from "../model-reported-values";
import { ModelResultList } from "../model-result-list";

interface Props {
  readonly params: Promise<{ readonly id: string }>;
}

const readModel = cache((id: string) =>
  browseBoard((db) => {
    const details = getModel(db, decodeURIComponent(id));
    return (
      details && {
        ...details,
        facts: getComparisonFacts(db),
        results: listModelResults(db).list(details.model.id),
      }
    );
  }),
);

/** Number of results above the tables. */
const MAX_RESULTS = 6;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const data = await readModel((await params).id);
  if (!data) return { title: "No such model" };
  const { name, claims, papers } = data.model;
  return {
    title: name,
    description: `${formatCount(claims, "claim")} on ${name} from ${formatCount(papers, "paper")}.`,
  };
}

export default async function ModelPage({ params }: Props) {
  const data = await readModel((await params).id);
  if (!data) notFound();
  const { model, claims, baselineClaims, facts, results } = data;
  const proposedClaims = claims.filter((claim) => claim.role === "own");
  const asBaselineClaims = [...claims.filter((claim) => claim.role !== "own"), ...baselineClaims];
  const summary = [
    model.family && `${model.family} family`,
    model.size_b === null ? "size unknown" : formatModelSize(model.size_b, model.active_b),
    formatCount(model.claims, "claim"),
    `from ${formatCount(model.papers, "paper")}`,
    model.benchmarks > 0 && `on ${formatCount(model.benchmarks, "benchmark")}`,
  ];
  return (
    <div className={page.page}>
      <p className={page.crumbs}>
        <Link href="/models">Models</Link>
      </p>
      <div className={page.head}>
        <h1>{model.name}</h1>
        <p className={page.lead}>{summary.filter(Boolean).join(" · ")}</p>
      </div>
      <p className={page.links}>
        <Link href={`/claims?${new URLSearchParams({ model: model.id })}`}>View claims</Link>
        <Link href={comparePath({ model: [model.id] })} prefetch={false}>
          Compare with another model
        </Link>
        <ExportButton queryString={new URLSearchParams({ model: model.id }).toString()} total={model.claims} />
      </p>
      {results.length > 0 && (
        <section className={page.section}>
          <h2>Reported results</h2>
          <p className={page.note}>
            {`Values of ${model.name} without an added method: for each benchmark the newest value, in the metric that most papers report.`}
          </p>
          <ModelResultList results={results.slice(0, MAX_RESULTS)} />
        </section>
      )}
      <ModelReportedValues
        model={model.name}
        id={model.id}
        baselines={toModelBaselines(claims, baselineClaims, facts)}
      />
      {proposedClaims.length > 0 && (
        <ModelClaimTable
          title="As proposed system"
          scopes={groupClaimsByScope(proposedClaims)}
          facts={facts}
          model={model.name}
          id={model.id}
        />
      )}
      {asBaselineClaims.length > 0 && (
        <ModelClaimTable
          title="As baseline"
          scopes={groupClaimsByScope(asBaselineClaims)}
          facts={facts}
          model={model.name}
          id={model.id}
          asBaseline
        />
      )}
    </div>
  );
}
