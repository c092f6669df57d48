import type { Qualifier } from "@/lib/claim";
import { amend, type Draft, isGain, isScore } from "../rules/draft";
import { isHardStop, isPlainReportVerb } from "../rules/scene";
import { groupsOf } from "./zones";

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
    if (!d.gain) return d;
    const { items } = d.scene;
    const near = [...items.slice(Math.max(0, d.first - 4), d.first), ...items.slice(d.last + 1, d.last + 4)].filter(
      (i) => i.kind === "word",
    );
    const cue = d.cue === null ? [] : items.slice(Math.max(0, d.cue - 3), d.cue);
    const words = [...near, ...cue, ...items.slice(d.first, d.last)];
    if (
      words.some((i) => RELATIVE.test(i.lower)) &&
      !words.some((i, k) => RELATIVE.test(i.lower) && words[k + 1]?.lower === "to")
    )
      return amend(d, { kind: "relative" });
    if (words.some((i) => ABSOLUTE.test(i.lower))) return amend(d, { kind: "points" });
    return d;
  });
}

/** The qualifier of the claim's leading number, which carries over to numbers coordinated with it: "about 35x and 6x". */
export function refineQualifiers(drafts: readonly Draft[]): Draft[] {
  const own = drafts.map((d) => {
    const q = d.gain?.qualifier ? d.gain : d.after?.qualifier ? d.after : d.before?.qualifier ? d.before : null;
    if (q?.qualifier) {
      const bound = d.scene.tokens[q.from - 1]?.lower === "to" && d.scene.tokens[q.from - 2]?.lower === "up";
      const value = bound ? "up to" : q.qualifier === "over" && isDenied(d, q.from) ? "under" : q.qualifier;
      return amend(d, { qualifier: { value, first: bound ? q.from - 2 : q.from, last: q.numberAt - 1 } });
    }
    const said = saidNear(d);
    return said ? amend(d, { qualifier: said }) : d;
  });
  const listed = groupsOf(own).flatMap((group) => {
    const lead = group[0]?.qualifier;
    if (!lead) return group;
    return group.map((d) => (d.qualifier ? d : amend(d, { qualifier: lead }, "qualifier carried over its list")));
  });
  return carryBounds(listed);
}

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
    const bound = lead?.scene === d.scene && lead.qualifier?.value === "up to" ? lead : null;
    const alike =
      bound !== null && !d.qualifier && ((isGain(bound) && isGain(d)) || (isScore(bound) && isTwinScore(bound, d)));
    const carried = alike && oneVerb(bound, d);
    out.push(carried ? amend(d, { qualifier: bound.qualifier }, "qualifier carried over its list") : d);
  }
  return out;
}

/** "up to 99.2% recall and 99.9% precision": two scores of one unit in a row. */
const isTwinScore = (a: Draft, b: Draft): boolean =>
  isScore(b) && a.after?.unit === b.after?.unit && b.first - a.last < 9;

function oneVerb(a: Draft, b: Draft): boolean {
  const between = a.scene.items.slice(a.last + 1, b.first);
  return (
    between.length <= 16 &&
    between.some((i) => /^(?:,|and)$/.test(i.lower)) &&
    !between.some(
      (i) => /^(?:;|while|whereas|but|or|only|average|maintains?|maintaining)$/.test(i.lower) || isPlainReportVerb(i),
    )
  );
}

/** "peak enhancements reached 3.56%", "a maximum improvement of 5%". */
function saidNear(d: Draft): { value: Qualifier; first: number; last: number } | null {
  const { items } = d.scene;
  for (let i = d.first - 1; i >= Math.max(0, d.first - 4); i--) {
    const item = items[i];
    if (item && /^(?:peak|maximum|max)$/.test(item.lower) && (d.gain || item.lower === "peak"))
      return { value: "up to", first: item.first, last: item.last };
    if (item?.kind === "quantity" || item?.kind === "sign") return null;
  }
  return null;
}
