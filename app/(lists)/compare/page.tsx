import type { Metadata } from "next";
import page from "@/app/_components/page.module.css";
import { readBoard, toParams } from "@/app/_data/board";
import { listCompared } from "@/db/queries/list-compared";
import { listModels } from "@/db/queries/list-models";
import { listPapers } from "@/db/queries/list-papers";
import type { Claim } from "@/lib/claim";
import { toMatrix } from "@/lib/compare-matrix";
import type { CompareQuery } from "@/lib/compare-path";
import { isNothing, parseCompareQuery } from "@/lib/compare-query";
import { formatCount } from "@/lib/format";
import { CompareBar } from "./compare-bar";
import { CompareMatrix } from "./compare-matrix";
import { ComparePicker } from "./compare-picker";

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const metadata: Metadata = { title: "Compare" };

async function Choice() {
  const { models, papers } = await readBoard((db) => ({
    models: listModels(db).slice(0, 36),
    papers: listPapers(db, { sort: "claims", limit: 20 }).papers,
  }));
  return <ComparePicker models={models} papers={papers} />;
}

function Comparison({ query, claims }: { readonly query: CompareQuery; readonly claims: readonly Claim[] }) {
  const matrix = toMatrix(claims, query);
  return (
    <>
      <CompareBar query={query} />
      {claims.length === 0 && <p className={page.lead}>Nothing of this is on the board (any more).</p>}
      {matrix.rows.length > 0 && <CompareMatrix matrix={matrix} query={query} />}
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

export default async function ComparePage({ searchParams }: Props) {
  const query = parseCompareQuery(toParams(await searchParams));
  const nothing = isNothing(query);
  const claims = nothing ? [] : await readBoard((db) => listCompared(db, query));
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1>Compare</h1>
        <p className={page.lead}>
          {nothing
            ? "Choose models or papers, or tick rows in the table of claims."
            : formatCount(claims.length, "claim")}
        </p>
      </div>
      {nothing ? <Choice /> : <Comparison query={query} claims={claims} />}
    </div>
  );
}
