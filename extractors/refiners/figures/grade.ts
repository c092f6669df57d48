import type { Qualifier } from "@/lib/claim";
import { amend, areAlike, type Draft, isGain, isScore } from "../../rules/draft";
import type { Quantity } from "../../rules/quantity";
import { type Item, isClass, isHardStop, isPlainReportVerb, isReportVerb } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import { groupsOf } from "../context/zones";

/** Words that decide the kind of a gain, near its number. */
const RELATIVE = /^(?:relative|relatively)$/;
const ABSOLUTE = /^(?:absolute|points?|percentage-point|pp)$/;

/** points, relative, percent or times, from the unit and from "absolute" or "relative" near the number. */
export function refineKinds(drafts: readonly Draft[]): Draft[] {
  const own = markKinds(drafts);
  const ahead = own.map((d, i) =>
    shareKind(
      d,
      own.slice(0, i).findLast((p) => p.scene === d.scene && p.gain !== null),
    ),
  );
  return groupsOf(ahead).flatMap((group) => {
    const last = group.at(-1);
    return group.map((d) => (last?.kind ? shareKind(d, last) : d));
  });
}

/** "by 1.9%, 4.6% and 9.5% absolute": the kind is said once for the numbers of one cue. */
function shareKind(d: Draft, other: Draft | undefined): Draft {
  const shares = d.gain && !d.kind && other?.kind && other.cue !== null && other.cue === d.cue;
  return shares ? amend(d, { kind: other.kind }, "kind of gain shared in its list") : d;
}

function markKinds(drafts: readonly Draft[]): Draft[] {
  return drafts.map((d) => {
    const kind = d.gain ? kindOf(d) : null;
    return kind ? amend(d, { kind }) : d;
  });
}

/** The kind that the words beside a gain say; what stands behind its number counts first: "25% relative and 6% *absolute* gains". */
function kindOf({ scene: { items }, first, last, cue, gain }: Draft): Draft["kind"] {
  if (gain?.unit === "points") return "points";
  const behind = firstPart(items, last + 1, 3);
  const ahead = lastPart(items, first, 4);
  const led = cue === null ? [] : lastPart(items, beforeShortForm(items, cue), 3, JOINT);
  return saidKind(items, behind) ?? saidKind(items, [...ahead, ...led, ...items.slice(first, last)]);
}

/** "relative", but not "relative to"; "absolute" or "points", but not "point clouds" and "a working point". */
function saidKind(items: readonly Item[], near: readonly Item[]): Draft["kind"] {
  const words = near.filter((i) => i.kind === "word");
  if (words.some((i) => RELATIVE.test(i.lower) && wordAt(items, items.indexOf(i) + 1) !== "to")) return "relative";
  const said = (i: Item): boolean => ABSOLUTE.test(i.lower) && !isThing(items, items.indexOf(i));
  return words.some(said) ? "points" : null;
}

/** "*point* clouds", "a working *point*": a place or a datum, no unit. */
const isThing = (items: readonly Item[], at: number): boolean =>
  /^clouds?$/.test(wordAt(items, at + 1)) || /^(?:working|operating)$/.test(wordAt(items, at - 1));

const PART = /^[;()]$/;
const JOINT = /^(?:[;,()]|and)$/;

/** The words before an item, back to a number, a sign or a verb that ends a part: "(absolute +0.23; *relative* +89%)", "by *relative* cost it gives up to 7%". */
function lastPart(items: readonly Item[], at: number, size: number, ends = PART): readonly Item[] {
  const words = items.slice(Math.max(0, at - size), at);
  const reports = (i: Item, k: number): boolean =>
    isReportVerb(i) && !words.slice(0, k).some((w) => isClass("gain-noun", w.lower));
  return words.slice(words.findLastIndex((i, k) => i.quantity || ends.test(i.lower) || reports(i, k)) + 1);
}

/** "relative page alignment *(PA)* gains": ahead of the short form that stands before a noun of change. */
const beforeShortForm = (items: readonly Item[], cue: number): number =>
  wordAt(items, cue - 1) === ")" && wordAt(items, cue - 3) === "(" ? cue - 3 : cue;

/** The words from an item on, up to a number or a sign: "by 7.8 *absolute*, beside relative gains of 35%". */
function firstPart(items: readonly Item[], from: number, size: number): readonly Item[] {
  const words = items.slice(from, from + size);
  const end = words.findIndex((i) => i.quantity || /^[;),]$/.test(i.lower));
  return end < 0 ? words : words.slice(0, end);
}

/** The qualifier of the claim's leading number, which carries over to numbers coordinated with it: "about 35x and 6x". */
export function refineQualifiers(drafts: readonly Draft[]): Draft[] {
  const own = drafts.map((d) => {
    const q = d.gain?.qualifier ? d.gain : d.after?.qualifier ? d.after : d.before?.qualifier ? d.before : null;
    if (q?.qualifier) {
      if (d.role === "baseline" && setsAgainst(d, q)) return d;
      const to = /^an?$/.test(wordAt(d.scene.tokens, q.from - 1)) ? q.from - 2 : q.from - 1;
      const bound = wordAt(d.scene.tokens, to) === "to" && wordAt(d.scene.tokens, to - 1) === "up";
      const value = bound ? "up to" : q.qualifier === "over" && isDenied(d, q.from) ? "under" : q.qualifier;
      return amend(d, { qualifier: { value, ...placeOf(q, bound ? to - 1 : q.from) } });
    }
    const said = saidBehind(d) ?? saidNear(d);
    return said ? amend(d, { qualifier: said }) : d;
  });
  const listed = groupsOf(own).flatMap((group) => {
    const lead = group[0]?.qualifier;
    if (!lead) return group;
    return group.map((d) => (d.qualifier ? d : amend(d, { qualifier: lead }, "qualifier carried over its list")));
  });
  return carryBounds(listed);
}

/** Where a qualifier is written, as tokens, both inclusive: from `first` to the number, or the plus behind its unit. */
const placeOf = ({ plusAt, numberAt }: Quantity, first: number): { first: number; last: number } =>
  plusAt === null ? { first, last: numberAt - 1 } : { first: plusAt, last: plusAt };

/** "*surpassing the* 66% of B", "*lower than* B's 41%": what a rival's number is beaten by is no bound of it. */
const setsAgainst = ({ scene }: Draft, q: Quantity): boolean =>
  scene.tokens
    .slice(q.from, q.numberAt)
    .some((t) =>
      /^(?:surpass|exceed|above|below|over$|lower|higher|greater|less|fewer|beyond|close|near$)/.test(t.lower),
    );

/** "*none* achieves more than 45%", "*no* attack exceeds 50%": a bound that nothing passes. */
function isDenied({ scene: { items } }: Draft, token: number): boolean {
  const at = items.findIndex((i) => i.last >= token);
  const from = items.slice(0, at).findLastIndex((i) => isHardStop(i) || i.lower === ",") + 1;
  return items.slice(from, at).some((i) => /^(?:no|none|neither|never|nobody)$/.test(i.lower));
}

/** "up to 2x higher throughput and 40% lower latency": the bound is said once for the gains of one verb. */
function carryBounds(drafts: readonly Draft[]): Draft[] {
  const out: Draft[] = [];
  for (const d of drafts) {
    const lead = out.at(-1);
    const bound = lead?.scene === d.scene && !d.qualifier ? lead : null;
    const carried = bound !== null && holdsForBoth(bound, d) && oneVerb(bound, d);
    out.push(carried ? amend(d, { qualifier: bound.qualifier }, "qualifier carried over its list") : d);
  }
  return out;
}

/** "up to" holds for gains and for twin scores; "over", "under" and "about" for what is said in the same way and is no range of its own. */
function holdsForBoth(a: Draft, b: Draft): boolean {
  const value = a.qualifier?.value;
  if (value === "up to") return (isGain(a) && isGain(b)) || (isScore(a) && isTwinScore(a, b));
  if (value === "under" && isScore(a)) return isTwinScore(a, b);
  const ranged = b.gain?.max && !a.gain?.max;
  return value !== undefined && isGain(a) && isGain(b) && areAlike(a, b) && !ranged;
}

/** "up to 99.2% recall and 99.9% precision": two scores of one unit in a row. */
const isTwinScore = (a: Draft, b: Draft): boolean =>
  isScore(b) && a.after?.unit === b.after?.unit && b.first - a.last < 9;

function oneVerb(a: Draft, b: Draft): boolean {
  const between = a.scene.items.slice(a.last + 1, b.first);
  return (
    between.length <= 16 &&
    !between.some(
      (i) =>
        /^(?:;|while|whereas|but|only|average|with|including|is|are|was|were|becomes?|became)$/.test(i.lower) ||
        isClass("keep-verb", i.lower) ||
        isPlainReportVerb(i),
    )
  );
}

/** "32% *and higher*", "67% *or more*". */
function saidBehind({ scene: { items }, last }: Draft): { value: Qualifier; first: number; last: number } | null {
  const [joint, more, next] = [items[last + 1], items[last + 2], items[last + 3]];
  if (!joint || !more || !/^(?:and|or)$/.test(joint.lower) || next?.quantity) return null;
  const ends = next?.kind !== "word" || isClass("preposition", next.lower);
  return ends && /^(?:above|more|higher|beyond|greater)$/.test(more.lower)
    ? { value: "over", first: joint.first, last: more.last }
    : null;
}

/** "peak enhancements *reached* 3.56%", "a maximum recall *of* 0.8": told of the number; "reduces peak memory by 40%" is not. */
const isSaidOf = (between: readonly Item[]): boolean =>
  between.length === 0 ||
  (!between.some((i) => i.lower === "by") &&
    between.some((i) => /^(?:of|at|reached|reaches|reaching|=|:)$/.test(i.lower)));

/** "peak enhancements reached 3.56%", "a maximum recall of 0.8", "peaks at 83%", "up to an additional 5%". */
function saidNear(d: Draft): { value: Qualifier; first: number; last: number } | null {
  const { items } = d.scene;
  for (let i = d.first - 1; i >= Math.max(0, d.first - 8); i--) {
    const item = items[i];
    const next = wordAt(items, i + 1);
    const most = item && /^(?:peak|maximum|max)$/.test(item.lower) && isSaidOf(items.slice(i + 1, d.first));
    const told = most && (d.gain || item.lower === "peak" || /^(?:an?|\()$/.test(wordAt(items, i - 1)));
    if (item && (told || (/^peak(?:s|ed|ing)$/.test(item.lower) && next === "at")))
      return { value: "up to", first: item.first, last: item.last };
    if (item?.lower === "up" && next === "to" && d.gain)
      return { value: "up to", first: item.first, last: item.last + 1 };
    if (item?.lower === "as" && next === "much" && wordAt(items, i + 2) === "as" && d.gain)
      return { value: "up to", first: item.first, last: item.last + 2 };
    if (item?.kind === "quantity" || item?.kind === "sign") return null;
  }
  return null;
}
