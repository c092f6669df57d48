import Link from "next/link";
import type { ReactNode } from "react";
import type { BoardStats } from "@/db/queries/get-board-stats";
import { formatDate, formatNumber, MISSING } from "@/lib/format/numbers";
import classes from "./board-counts.module.css";

interface CountProps {
  readonly name: string;
  readonly value: number;
  readonly href?: string;
  readonly note: ReactNode;
}

function BoardCount({ name, value, href, note }: CountProps) {
  const formattedValue = <span className={classes.value}>{formatNumber(value)}</span>;
  return (
    <div className={classes.count}>
      <dt>{name}</dt>
      <dd>
        {href ? <Link href={href}>{formattedValue}</Link> : formattedValue}
        <span className={classes.note}>{note}</span>
      </dd>
    </div>
  );
}

function formatPeriod({ first_published: first, last_published: last }: BoardStats): string {
  if (first === null || last === null) return "no dates";
  return first === last ? formatDate(first) : `${formatDate(first)} – ${formatDate(last)}`;
}

/** The totals of the board: papers, claims, benchmarks, models and imports. */
export function BoardCounts({ stats }: { readonly stats: BoardStats }) {
  const claimShare = stats.papers === 0 ? MISSING : `${Math.round((100 * stats.papers_with_claims) / stats.papers)}%`;
  return (
    <dl className={classes.counts}>
      <BoardCount name="Papers" value={stats.papers} href="/papers" note={formatPeriod(stats)} />
      <BoardCount name="Claims" value={stats.claims} href="/claims" note={`from ${claimShare} of papers`} />
      <BoardCount name="Benchmarks" value={stats.benchmarks} href="/benchmarks" note="named in a claim" />
      <BoardCount name="Models" value={stats.models} href="/models" note="named in a claim" />
      <BoardCount
        name="Imports"
        value={stats.imports}
        href="/imports"
        note={stats.last_import ? `last on ${formatDate(stats.last_import)}` : "none yet"}
      />
    </dl>
  );
}
