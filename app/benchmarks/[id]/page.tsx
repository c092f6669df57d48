import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { cache } from "react";
import { BenchmarkCharts } from "@/app/_charts/benchmark-charts";
import { BenchmarkClaims } from "@/app/_components/benchmark-claims";
import classes from "@/app/_components/page.module.css";
import { readBoard } from "@/app/_data/board";
import { getBenchmark } from "@/db/queries/get-benchmark";
import { formatCount, formatDate } from "@/lib/format";
import { toBenchmarkSeries } from "@/lib/series";

interface Props {
  readonly params: Promise<{ readonly id: string }>;
}

const read = cache((id: string) => readBoard((db) => getBenchmark(db, decodeURIComponent(id))));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const data = await read((await params).id);
  if (!data) return { title: "No such benchmark" };
  const { name, claims, papers } = data.benchmark;
  return {
    title: name,
    description: `${formatCount(claims, "claim")} on ${name} from ${formatCount(papers, "paper")}, before and after.`,
  };
}

export default async function BenchmarkPage({ params }: Props) {
  const data = await read((await params).id);
  if (!data) notFound();
  const { benchmark, claims } = data;
  const dates = [benchmark.first_published, benchmark.last_published].filter((d) => d !== null).map(formatDate);
  return (
    <div className={classes.page}>
      <p className={classes.crumbs}>
        <Link href="/benchmarks">Benchmarks</Link>
      </p>
      <div className={classes.head}>
        <h1>{benchmark.name}</h1>
        <p className={classes.lead}>
          {[
            formatCount(benchmark.claims, "claim"),
            `from ${formatCount(benchmark.papers, "paper")}`,
            [...new Set(dates)].join(" – "),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <BenchmarkCharts name={benchmark.name} series={toBenchmarkSeries(claims)} />
      <section className={classes.section}>
        <h2>All claims on this benchmark</h2>
        <BenchmarkClaims claims={claims} id={benchmark.id} />
      </section>
    </div>
  );
}
