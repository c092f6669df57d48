import { BENCHMARK_NOUNS } from "../../rules/cues";
import { amend, type Draft, isCost } from "../../rules/draft";
import { headOf, type Item, isClass, isHardStop } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import { oncePer } from "../context/once-per";
import { isBenchmark } from "../context/paper-context";
import type { Run } from "../context/runs";
import { closeList, listed, opensClause } from "../context/zones";
import { fill, improves, isFilled, isVague, type Place, placesOf } from "./benchmark-places";
import { isMeasuredOutside } from "./real-world";

/** Where a claim's own clause says nothing, what the sentence says for all of it does; then its neighbour's. */
export function refineSharedBenchmarks(drafts: readonly Draft[]): Draft[] {
  const out: Draft[] = [];
  for (const [i, d] of drafts.entries()) {
    const places = placesOf(d);
    const described = d.benchmarks.length === 0 && d.benchmarkText !== null;
    const named = described ? (wholeOf(d, places) ?? namedBefore(d, places)) : null;
    if (named) out.push(inPlaceOfPart(d, named));
    else if (isFilled(d) || comesAlong(d, out)) out.push(d);
    else {
      const previous = out.findLast((p) => p.scene === d.scene);
      const later = drafts.slice(i + 1).find((n) => n.scene === d.scene && isFilled(n));
      out.push(told(d, places, previous, later));
    }
  }
  return out;
}

/** "We test it on Orion and Iris; it gains 3%": the sentence names no other place than one list. */
const namesOne = (places: readonly Place[]): boolean => places.filter((p) => p.run !== null).length === 1;

/** "71% on Orion and 64% on Iris, *with* 18% overhead": behind figures of several benchmarks, what comes along is of none in particular. */
function comesAlong(d: Draft, drafts: readonly Draft[]): boolean {
  const before = drafts.filter((p) => p.scene === d.scene);
  const previous = before.at(-1);
  if (!previous || previous.benchmarks.length === 0) return false;
  const between = d.scene.items.slice(previous.last + 1, d.first).map((i) => i.lower);
  const lead = between.findLast((w) => /^(?:with|while|at|using|on|and|,)$/.test(w));
  const named = before.map((p) => p.benchmarks.flatMap((b) => (b.inferred ? [] : b.value)).join()).filter(Boolean);
  return /^(?:with|while|at|using)$/.test(lead ?? "") && new Set(named).size > 1;
}

const inPlaceOfPart = (d: Draft, whole: Place): Draft =>
  fill({ ...d, benchmarkText: null }, whole, "the benchmark that the described part is of");

/** What the sentence says for a claim. */
function told(d: Draft, places: readonly Place[], previous: Draft | undefined, later: Draft | undefined): Draft {
  const shared = share(d, places, previous, later);
  return shared.benchmarks.length > 0 && isMeasuredOutside(d) ? d : shared;
}

/** "On Orion, it gains 3.1% on the hardest tasks": a part that is described later belongs to what the sentence opens with. */
function wholeOf(d: Draft, places: readonly Place[]): Place | null {
  const [opening] = places;
  const text = d.benchmarkText;
  if (!opening?.run || opening.at > 3 || !text || d.scene.items.slice(0, opening.at).some((i) => i.quantity))
    return null;
  if (!/^(?:on|using|across)$/.test(opening.run.preposition ?? "")) return null;
  return /\b(?:other|real-world|downstream)\b/.test(text.value) ? null : opening;
}

/** "On Orion, it gains 3% over the leaderboard": words that describe nothing leave the place to the name before the number. */
function namedBefore(d: Draft, places: readonly Place[]): Place | null {
  const { best } = isVague(d.benchmarkText?.value ?? "") ? readAhead(d, places) : { best: undefined };
  return best && /^(?:on|across|using)$/.test(best.run?.preposition ?? "") ? best : null;
}

/** Heads of what is only a part of a benchmark. */

function share(d: Draft, places: readonly Place[], previous: Draft | undefined, later: Draft | undefined): Draft {
  const { best, named, stop } = readAhead(d, places);
  const told = later && later.first - d.last < 8 && later.benchmarks.length > 0;
  if (told && listed(d, later) && closeList(d, later))
    return amend(d, shared(later), "said behind the list it stands in");
  const holder = previous && isFilled(previous) ? previous : undefined;
  if (holder && holdsFor(d, holder, best)) return amend(d, shared(holder), "shared with the claim before it");
  if (best && !stop) return fill(d, best, "said earlier in the sentence");
  if (stop && named && (named.at <= 1 || namesOne(places))) return fill(d, named, "what the sentence opens with");
  if (later && (listed(d, later) || setSideBySide(d, later)))
    return amend(d, shared(later), "said behind the list it stands in");
  if (later && later.benchmarks.length > 0 && goesOnTo(d, later, places))
    return amend(d, shared(later), "said behind the figure that goes on with it");
  return fromBehind(d, places);
}

/** "It raises recall by 3% and cuts errors by 2% on Orion": two figures of one kind in one clause or two, and the sentence leads to no other place. */
function goesOnTo(a: Draft, b: Draft, places: readonly Place[]): boolean {
  const { items } = a.scene;
  const [place, ...more] = places.filter((p) => p.run !== null);
  if (!place?.run?.preposition || more.length > 0 || place.from < a.last || !isCalled(place.run, items)) return false;
  const alike = (a.gain === null) === (b.gain === null) && isCost(a) === isCost(b);
  const between = items.slice(a.last + 1, b.first);
  const joint = between.findLast((i) => /^(?:,|and|with|at)$/.test(i.lower))?.lower;
  const elsewhere = items.slice(0, place.at).some((i) => /^(?:on|across|upon|under|during)$/.test(i.lower));
  return alike && !elsewhere && /^(?:,|and)$/.test(joint ?? "") && !between.some(isHardStop);
}

interface Ahead {
  /** The place before the number that most likely speaks of it. */
  readonly best: Place | undefined;
  /** The nearest names before the number. */
  readonly named: Place | undefined;
  /** A semicolon stands between what the sentence opens with and the number. */
  readonly stop: boolean;
}

/** What stands before the number: names win over a description. */
function readAhead(d: Draft, places: readonly Place[]): Ahead {
  const { items } = d.scene;
  const ahead = places.filter((p) => p.to < d.first && !isSpent(d, p.from) && !makesBetter(d, p));
  const opening = ahead.findLast((p) =>
    p.run ? p.run.preposition !== null || p.run.mentions.length > 1 : p.task !== null,
  );
  const named = surest(items, ahead);
  const stop = opening && opening.at > 1 ? items.slice(opening.to + 1, d.first).some((i) => i.lower === ";") : false;
  return { best: named ?? opening, named, stop };
}

/** "On Orion, a head on top of Iris gains 3%": a name that no list knows does not win over one before it that is sure. */
function surest(items: readonly Item[], ahead: readonly Place[]): Place | undefined {
  const runs = ahead.filter((p) => p.run !== null);
  return runs.findLast((p) => isSure(items, p, runs)) ?? runs.at(-1);
}

/** Known as a benchmark, or called one. */
const isCalled = (run: Run, items: readonly Item[]): boolean =>
  run.mentions.some(({ mention }) => isBenchmark(mention)) || BENCHMARK_NOUNS.has(headOf(items[run.to + 1]?.lower));

/** Known as a benchmark, called one, or what a clause opens with: "On Orion, …", "…, and on Orion". */
function isSure(items: readonly Item[], { run, at }: Place, runs: readonly Place[]): boolean {
  if (!run) return false;
  if (isCalled(run, items)) return true;
  const opens = at === 0 || /^(?:[,;(]|and|while|but)$/.test(wordAt(items, at - 1));
  return opens && /^(?:on|across)$/.test(run.preposition ?? "") && runs.find((r) => r.at === at)?.run === run;
}

/** Whether what the claim before was measured on holds on: nothing nearer is named, and no semicolon or bracket ends it. */
function holdsFor(d: Draft, holder: Draft, best: Place | undefined): boolean {
  if (best && best.from >= holder.first && !covers(holder, best)) return false;
  const { items } = d.scene;
  const at = items.findIndex((i) => i.first === holder.benchmarks[0]?.first);
  return !items.slice(holder.last + 1, d.first).some((i) => i.lower === ";") && !(at >= 0 && isSpent(d, at));
}

/** Where nothing near speaks of the number: the one place that the sentence names behind it, with no other number between but how much there is of it: "on 200 Orion prompts"; and no clause but one that says more of the number: "by 45%, *setting* a record on Orion". */
function fromBehind(d: Draft, places: readonly Place[]): Draft {
  const { items } = d.scene;
  const [single, ...more] = places.filter((p) => p.run !== null);
  if (single && more.length === 0 && single.from > d.last) {
    const between = items.slice(d.last + 1, single.from);
    const counted = between.at(-1)?.quantity?.unit === "" ? between.slice(0, -1) : between;
    const goesOn = (at: number): boolean =>
      single.run?.preposition === "on" && /ing$/.test(wordAt(items, at)) && wordAt(items, at - 1) === ",";
    const apart = counted.some(
      (i, k) => i.quantity || isHardStop(i) || (opensClause(items, d.last + 1 + k) && !goesOn(d.last + 1 + k)),
    );
    return apart ? d : fill(d, single, "the only benchmark of the sentence");
  }
  const text = places.find((p) => p.task && p.from > d.last && p.from - d.last < 14);
  return text && !single ? fill(d, text, "described later in the sentence") : d;
}

/** "(3.3x on Orion) while using 57x fewer …": what a bracket says of its own number is not said of what stands behind it. */
function isSpent({ scene: { items }, first }: Draft, at: number): boolean {
  const { close = Number.POSITIVE_INFINITY, isNumeric = false } = bracketsOf(items)[at] ?? {};
  return isNumeric && close <= first;
}

/** For each item the end of the innermost bracket around it, and whether a number is in that; null outside of brackets. */
const bracketsOf = oncePer((items: readonly Item[]): readonly ({ close: number; isNumeric: boolean } | null)[] => {
  const around: ({ close: number; isNumeric: boolean } | null)[] = items.map(() => null);
  const signs = items.flatMap((i, at) => (/^[()]$/.test(i.lower) ? [at] : []));
  for (const [k, open] of signs.entries()) {
    const close = signs[k + 1];
    if (close === undefined || items[open]?.lower !== "(" || items[close]?.lower !== ")") continue;
    const isNumeric = items.slice(open, close).some((i) => i.kind === "quantity");
    around.fill({ close, isNumeric }, open + 1, close);
  }
  return around;
});

/** "Orion improves readers by 3%", "on 200 letters, Orion beats Iris by 3%": a subject, which is not what was measured on. */
const makesBetter = ({ scene: { items } }: Draft, { run }: Place): boolean =>
  run !== null && (run.preposition === null || wordAt(items, run.from - 1) === ",") && improves(items, run.to);

const covers = (holder: Draft, place: Place): boolean => {
  const at = holder.scene.items[place.from]?.first;
  return holder.benchmarks.some((b) => b.first === at) || holder.benchmarkText?.first === at;
};
const shared = (d: Draft): Partial<Draft> => ({
  benchmarks: d.benchmarks.map((b) => ({ ...b, inferred: b.inferred ?? "shared in the sentence" })),
  benchmarkText: d.benchmarkText ? { ...d.benchmarkText, inferred: "shared in the sentence" } : null,
});

const isBracketed = ({ scene: { items }, first, last }: Draft): boolean =>
  items[first - 1]?.lower === "(" && items[last + 1]?.lower === ")";

/** "Orion (71.2%) beats Tidal (68.3%) on A": the numbers of the two that a verb of beating sets side by side. */
const setSideBySide = (a: Draft, b: Draft): boolean =>
  isBracketed(a) &&
  isBracketed(b) &&
  b.first - a.last < 12 &&
  a.scene.items.slice(a.last + 1, b.first).some((i) => isClass("beat-verb", i.lower));
