import { benchmarkId } from "./benchmark-id";
import type { Claim } from "./claim";
import { type Axis, axisLabel, axisOf } from "./comparable";
import { formatCount, formatPoints, formatValue } from "./format";

/** Everything reported on one model for one benchmark, or for one average. */
export interface ModelScope {
  readonly key: string;
  /** Names of the benchmarks; empty where the text names none that is known. */
  readonly benchmarks: readonly string[];
  readonly aggregate: boolean;
  /** What was evaluated on, as worded, where no benchmark is known. */
  readonly text: string | null;
  /** The newest first. */
  readonly claims: readonly Claim[];
  /** Sentences on what papers agree and differ in. */
  readonly notes: readonly string[];
}

/** Words for the model itself as what it is compared with. */
const ITSELF = /^(?:(?:its|the|their|our|same)\s)?(?:base(?:line)?|original)(?:\s(?:model|version|policy))?$/i;

interface BareValue {
  readonly paper: string;
  readonly value: number;
}

/** What the model itself reaches by a claim, without the method that the paper adds; null where it does not say. */
function bareValue(claim: Claim): BareValue | null {
  const { before, after, baseline, method, of } = claim;
  if (of !== null) return null;
  const starts = baseline === null || ITSELF.test(baseline.trim());
  const value = before !== null ? (starts ? before : null) : method === null ? after : null;
  return value === null ? null : { paper: claim.paper_id, value };
}

/** Says how far the papers are apart in what the model itself reaches; nothing where fewer than two say it. */
function spreadNote(claims: readonly Claim[], { unit }: Axis): string | null {
  const values = claims.map(bareValue).filter((value) => value !== null);
  const papers = new Set(values.map((value) => value.paper)).size;
  if (papers < 2) return null;
  const distinct = [...new Set(values.map((value) => value.value))].sort((a, b) => a - b);
  const [low = 0, high = low] = [distinct[0], distinct.at(-1)];
  if (low === high) return `${formatCount(papers, "paper")} agree on the model itself: ${formatValue(low, unit)}.`;
  const apart = formatPoints(Math.round((high - low) * 1e4) / 1e4, unit).replace("+", "");
  const all = distinct.map((value) => formatValue(value, unit)).join(", ");
  return `${formatCount(papers, "paper")} give different values for the model itself: ${all}; ${apart} apart.`;
}

const hasValue = (claim: Claim): boolean => claim.before !== null || claim.after !== null;

function notesOf(claims: readonly Claim[]): string[] {
  const axes = new Map<string, { axis: Axis; claims: Claim[] }>();
  for (const claim of claims.filter(hasValue)) {
    const axis = axisOf(claim);
    const group = axes.get(axis.key);
    if (group) group.claims.push(claim);
    else axes.set(axis.key, { axis, claims: [claim] });
  }
  const spreads = [...axes.values()]
    .map((group) => spreadNote(group.claims, group.axis))
    .filter((note) => note !== null);
  if (axes.size < 2) return spreads;
  const labels = [...axes.values()].map(({ axis }) => axisLabel(axis));
  return [...spreads, `Measured in ${axes.size} ways that are not compared: ${labels.join("; ")}.`];
}

function scopeKey({ benchmarks, aggregate, benchmark_text }: Claim): string {
  const ids = [...new Set(benchmarks.map(benchmarkId))].sort();
  return JSON.stringify([ids, aggregate, ids.length === 0 ? (benchmark_text?.toLowerCase() ?? null) : null]);
}

const newestFirst = (a: Claim, b: Claim): number => (b.published ?? "").localeCompare(a.published ?? "");

/** What is reported on a model, by what it was measured on; what most claims are on comes first. */
export function reportByScope(claims: readonly Claim[]): ModelScope[] {
  const groups = new Map<string, Claim[]>();
  for (const claim of claims) {
    const key = scopeKey(claim);
    const group = groups.get(key);
    if (group) group.push(claim);
    else groups.set(key, [claim]);
  }
  const scopes = [...groups].map(([key, members]): ModelScope => {
    const [first] = members;
    const { benchmarks = [], aggregate = false, benchmark_text: text = null } = first ?? {};
    return { key, benchmarks, aggregate, text, claims: members.sort(newestFirst), notes: notesOf(members) };
  });
  return scopes.sort(
    (a, b) =>
      Number(a.benchmarks.length === 0) - Number(b.benchmarks.length === 0) || b.claims.length - a.claims.length,
  );
}
