/** A rival said once for several numbers of a sentence: behind the last, before the first, or between them. */

import { pastAdverbs } from "../../rules/adverbs";
import { amend, areAlike, beginsWithBy, type Draft, type Filled, isBy } from "../../rules/draft";
import { type Item, isClass, isPlainReportVerb, type Scene } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import { tellsOf } from "./bind-baselines";
import { type Rival, rivalsOf } from "./rivals";

/** Passes each rival on to the numbers beside its own that it holds for. */
export function refineSharedBaselines(drafts: readonly Draft[]): Draft[] {
  return spread(forth(back(drafts)));
}

/** From the last claim to the first: scores before "outperforming B", gains before "compared with B". */
function back(drafts: readonly Draft[]): Draft[] {
  const out: Draft[] = [];
  for (const d of drafts.toReversed()) {
    const next = out.at(-1)?.scene === d.scene ? out.at(-1) : undefined;
    if (next?.baseline && endsItsList(d, next)) out.push(shared(d, next.baseline, "behind"));
    else if (next === undefined || d.baseline || d.role === "baseline") out.push(d);
    else if (next.role === "baseline") {
      const named = out.findLast((n) => n.scene === d.scene && n.role === "baseline" && (n.method ?? n.model));
      out.push(amend(d, { baseline: rivalItself(named ?? next, d) }, "set against the rival's own number"));
    } else out.push(next.baseline && sharesBack(d, next) ? shared(d, next.baseline, "behind") : d);
  }
  return out.reverse();
}

/** "outperforms earlier parsers, with gains of 3% on old and 5% on new letters *over the best one*": a list of gains is told of the rival that ends it. */
function endsItsList(d: Draft, next: Draft): boolean {
  const { items } = d.scene;
  if (!d.gain || !next.gain || !d.baseline || !next.baseline || d.baseline.scene || next.baseline.scene) return false;
  if (beginsWithBy(d) && d.cue !== null && isClass("beat-verb", wordAt(items, d.cue))) return false;
  const { first, last } = d.baseline;
  const start = items[d.first]?.first ?? 0;
  if (first > start || next.baseline.first < (items[d.last]?.last ?? 0)) return false;
  return items.some((i) => i.lower === "," && i.first > last && i.first < start) && sharesBack(d, next);
}

const shared = (d: Draft, baseline: Filled<string>, where: "behind" | "before"): Draft =>
  amend(d, { baseline: { ...baseline, inferred: "shared in its list" } }, `baseline shared with the claim ${where} it`);

function sharesBack(d: Draft, next: Draft): boolean {
  const between = d.scene.items.slice(d.last + 1, next.first);
  if (between.some((i) => STOP.test(i.lower))) return false;
  if (!sameSystem(d, next) && between.some(isPlainReportVerb)) return false;
  // "reaches 0.89 and 0.52, a gain of 0.10 over B": a gain over a rival is told of its own score alone
  if (d.gain === null || next.gain === null)
    return (
      d.after !== null &&
      next.after !== null &&
      next.gain === null &&
      !(d.gain === null && (standsApart(between) || equalsAlone(next)))
    );
  if (d.cue === next.cue) return true;
  if (isBy(d, "gain-comparative") && isBy(next, "gain-comparative") && between.length < 5) return true;
  const last =
    concludes(next) ||
    (((!d.baseline && joinsVerb(between)) || between.some((i) => i.lower === "while")) && isOver(next));
  const joints = last ? /^(?:,|and|or|while|with)$/ : /^(?:,|and|or)$/;
  if (!between.some((i) => joints.test(i.lower)) || changesSubject(between)) return false;
  return last ? between.length < 24 : between.length < 14 && !between.some(isPlainReportVerb);
}

/** "a recall of 0.82, *with* 12% of the cost of B", "*while* keeping 94% of the speed of B": the second score is none of a list, and its rival is its own. */
const standsApart = (between: readonly Item[]): boolean =>
  between.some((i) => /^(?:while|whereas|with)$/.test(i.lower));

/** "0.82 recall and 0.71 F1, *on par with* B": what a score is as good as, or was checked against, is told of it alone. */
const equalsAlone = ({ scene, baseline }: Draft): boolean =>
  rivalsOf(scene).some(
    (r) => r.value.first === baseline?.first && /^(?:par|within|comparable|close|similar|against)$/.test(r.cue),
  );

/** "…, and saves 10% of memory compared to B": the comparison stands behind the whole list and holds for it. */
function concludes({ scene: { items }, baseline, last }: Draft): boolean {
  const at = items.findIndex((i) => i.first === baseline?.first);
  if (at <= last) return false;
  const words = items.slice(Math.max(0, at - 4), at).map((i) => i.lower);
  return words.some((w) => /^(?:compared|comparison|comparable|relative|comparing)$/.test(w));
}

/** "cuts latency by 9% *while* raising recall by 3% *over B*", "needs 9% less memory *while* it runs 3% faster *than B*". */
function isOver({ scene: { items }, baseline, last }: Draft): boolean {
  const at = items.findIndex((i) => i.first === baseline?.first);
  return at > last && items.slice(Math.max(0, at - 2), at).some((i) => /^(?:over|than)$/.test(i.lower));
}

/** "by 9% *and cuts* latency by 3% over B": a second verb of the same system, which "over" may compare along with the first. */
const joinsVerb = (between: readonly Item[]): boolean =>
  between.some((i, at) => i.lower === "and" && isPlainReportVerb(between[at + 1] ?? i));

/** From the first claim to the last: scores behind a score with a rival, gains of one kind; in "7.6%, versus 15.9% for B" the second number is B's own. */
function forth(drafts: readonly Draft[]): Draft[] {
  const out: Draft[] = [];
  for (const d of drafts) {
    const before = out.at(-1);
    const open = before?.scene === d.scene && !d.baseline && d.role !== "baseline" && !crossesStop(before, d);
    const rival = open && isAkin(before, d) ? before.baseline : null;
    out.push(rival && rival.first < (d.scene.items[d.first]?.first ?? 0) ? shared(d, rival, "before") : d);
  }
  return out;
}

/** A gain of a sentence that named a rival before: "outperforms B on six tasks, cutting latency by 30%". */
function spread(drafts: readonly Draft[]): Draft[] {
  let scene: Scene | undefined;
  let rivals: readonly Rival[] = [];
  let numbered: Draft | null = null;
  return drafts.map((d) => {
    if (d.scene !== scene) [scene, rivals, numbered] = [d.scene, rivalsOf(d.scene), null];
    if (d.role === "baseline") numbered = d;
    if (d.baseline || d.role === "baseline" || d.gain === null || d.after || d.before) return d;
    const ahead = rivals.findLast((r) => r.to < d.first && !tellsOf(d.scene.items, r, d.first));
    const value = numbered ? rivalItself(numbered, d) : (ahead?.value ?? null);
    const from = numbered ? numbered.last + 1 : (ahead?.to ?? 0) + 1;
    const between = d.scene.items.slice(from, d.first);
    const ends = !numbered && ahead?.kind === "beats" ? /^\.$/ : STOP;
    if (value === null || between.some((k) => ends.test(k.lower)) || changesSubject(between)) return d;
    return amend(d, { baseline: { ...value, inferred: "the rival named before it" } }, "baseline of its sentence");
  });
}

const STOP = /^[;.]$/;

/** "while B drops by 5%", "with C alone contributing 3": another subject. "while reducing" goes on with the same one. */
const changesSubject = (between: readonly Item[]): boolean =>
  between.some(
    (i, at) =>
      /^(?:whereas|however|contribut\w*|losing|los(?:es|t))$/.test(i.lower) ||
      (i.lower === "while" && !/^(?:.*ing|only|it)$/.test(wordAt(between, pastAdverbs(between, at + 1)))),
  );

/** "A reaches 70 and B reaches 72, above C": the numbers of another system have rivals of their own. */
const sameSystem = (a: Draft, b: Draft): boolean =>
  a.model?.value.name === b.model?.value.name && a.method?.value === b.method?.value;

const isAkin = (a: Draft, b: Draft): boolean =>
  (a.gain !== null && b.gain !== null && (a.cue === b.cue || areAlike(a, b)) && a.sign === b.sign) ||
  (a.after !== null && b.after !== null && a.gain === null && b.gain === null && (b.before !== null || goesOn(a, b)));

/** "0.81 on old letters *and* 0.72 on new ones", but "0.81, *while* it needs 0.72 of the letters": whether the second of two scores stands in the list of the first. */
const goesOn = ({ scene: { items }, last }: Draft, { first }: Draft): boolean =>
  !items.slice(last + 1, first).some((i) => /^(?:while|whereas|with|where|but|narrowing)$/.test(i.lower));

/** What the rival is called; one without a name on the same model has none. */
function rivalItself({ method, model }: Draft, own: Draft): Filled<string> | null {
  const inferred = "the rival whose number follows";
  if (method) return { ...method, inferred };
  if (!model || model.value.name === own.model?.value.name) return null;
  return { value: model.value.name, first: model.first, last: model.last, inferred };
}

const crossesStop = (a: Draft, b: Draft): boolean =>
  a.scene.items.slice(a.last + 1, b.first).some((i) => STOP.test(i.lower));
