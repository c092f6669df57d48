import Link from "next/link";
import { Fragment } from "react";
import type { BoardStats } from "@/db/queries/get-board-stats";
import { formatCount, formatDate } from "@/lib/format/numbers";

function formatPeriod({ first_published: first, last_published: last }: BoardStats): string {
  if (first === null || last === null) return "";
  return first === last ? ` of ${formatDate(first)}` : ` from ${formatDate(first)} to ${formatDate(last)}`;
}

/** The totals of the board in one line: papers, claims, benchmarks, models and imports. */
export function BoardSummary({ stats, benchmarks }: { readonly stats: BoardStats; readonly benchmarks: number }) {
  const share =
    stats.claims === 0 ? "" : ` in ${Math.round((100 * stats.papers_with_claims) / stats.papers)}% of the papers`;
  const counts = [
    { href: "/papers", text: formatCount(stats.papers, "paper"), note: formatPeriod(stats) },
    { href: "/claims", text: formatCount(stats.claims, "claim"), note: share },
    { href: "/benchmarks", text: formatCount(benchmarks, "benchmark"), note: "" },
    { href: "/models", text: formatCount(stats.models, "model"), note: "" },
    {
      href: "/imports",
      text: formatCount(stats.imports, "import"),
      note: stats.last_import ? `, ${stats.imports === 1 ? "" : "last "}on ${formatDate(stats.last_import)}` : "",
    },
  ];
  return counts.map(({ href, text, note }, i) => (
    <Fragment key={href}>
      {i > 0 && " · "}
      <span>
        <Link href={href}>{text}</Link>
        {note}
      </span>
    </Fragment>
  ));
}
