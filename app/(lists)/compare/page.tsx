import type { Metadata } from "next";
import { cache } from "react";
import page from "@/app/_components/page.module.css";
import { readBoard, toParams } from "@/app/_data/board";
import { type Compared, readCompared } from "@/app/_data/compare";
import { sharedAs } from "@/app/_data/share";
import { listBenchmarks } from "@/db/queries/list-benchmarks";
import { MOST_CLAIMS } from "@/db/queries/list-compared";
import { listModels } from "@/db/queries/list-models";
import { readPapers } from "@/db/queries/list-papers";
import { benchmarkId } from "@/lib/benchmark-id";
import type { Claim } from "@/lib/claim";
import { toCompareChart } from "@/lib/compare-chart";
import { inAskedOrder, isWanted, toMatrix } from "@/lib/compare-matrix";
import { toPaperPair } from "@/lib/compare-papers";
import { type CompareQuery, compareCardPath } from "@/lib/compare-path";
import { isNothing } from "@/lib/compare-query";
import { compareTitle } from "@/lib/compare-title";
import { waysOf } from "@/lib/compare-ways";
import { formatCount } from "@/lib/format";
import { joinLoneColumns } from "@/lib/lone-columns";
import { CompareBar } from "./compare-bar";
import { CompareExport } from "./compare-export";
import { CompareFigure } from "./compare-figure";
import { CompareMatrix } from "./compare-matrix";
import { ComparePicker } from "./compare-picker";
import { PaperPair } from "./paper-pair";

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** By the address alone, so that it is read once for the page and its head. */
const readAddress = cache((search: string) => readCompared(new URLSearchParams(search)));

const read = async ({ searchParams }: Props) => readAddress(toParams(await searchParams).toString());

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { query, claims, all } = await read(props);
  const title = compareTitle(all, query);
  const shared = await sharedAs(compareCardPath(query), "The first results of the comparison, before and after");
  if (title === null)
    return { title: "Compare", description: "Models, papers and benchmarks side by side.", ...shared };
  return {
    title,
    ...shared,
    description: `${formatCount(claims.length, "claim")} side by side, before and after; only what is measured alike is compared.`,
  };
}

async function Choice() {
  const choice = await readBoard((db) => ({
    benchmarks: listBenchmarks(db).slice(0, 36),
    models: listModels(db).slice(0, 36),
    papers: readPapers(db, { sort: "claims", limit: 20 }),
  }));
  return <ComparePicker {...choice} />;
}

function Table({ query, claims }: { readonly query: CompareQuery; readonly claims: readonly Claim[] }) {
  const matrix = joinLoneColumns(inAskedOrder(toMatrix(claims, query), query));
  const pair = query.by === "paper" ? toPaperPair(matrix) : null;
  const [first, second] = matrix.rows;
  return (
    <>
      {pair && first && second ? (
        <PaperPair papers={[first, second]} groups={pair} />
      ) : (
        matrix.rows.length > 0 && <CompareMatrix matrix={matrix} query={query} />
      )}
      {matrix.notes.length > 0 && (
        <section className={page.section} aria-label="What is not compared">
          {matrix.notes.map((note) => (
            <p key={note} className={page.note}>
              {note}
            </p>
          ))}
        </section>
      )}
    </>
  );
}

function Comparison({ query, claims, all }: Compared) {
  const names = new Map(all.flatMap(({ benchmarks }) => benchmarks).map((name) => [benchmarkId(name), name]));
  const chart = toCompareChart(claims, query);
  return (
    <>
      <CompareBar query={query} names={names} ways={waysOf(all.filter((claim) => isWanted(claim, query.benchmark)))} />
      {claims.length === 0 && (
        <p className={page.lead}>
          {all.length === 0
            ? "Nothing of this is on the board (any more)."
            : "Nothing of this is measured on the benchmarks and in the ways that are chosen."}
        </p>
      )}
      <Table query={query} claims={claims} />
      {chart && (
        <section className={page.section}>
          <CompareFigure chart={chart} query={query} />
        </section>
      )}
    </>
  );
}

export default async function ComparePage(props: Props) {
  const compared = await read(props);
  const { query, claims, all } = compared;
  const nothing = isNothing(query);
  const cut = all.length === MOST_CLAIMS ? ", those of the newest papers" : "";
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1>{compareTitle(all, query) ?? "Compare"}</h1>
        <p className={page.lead}>
          {nothing
            ? "Choose benchmarks, models or papers, or tick rows in the table of claims."
            : formatCount(claims.length, "claim") + cut}
        </p>
        <CompareExport query={query} total={claims.length} />
      </div>
      {nothing ? <Choice /> : <Comparison {...compared} />}
    </div>
  );
}
