import { type Draft, isBy, wordOf } from "../../rules/draft";
import { type Item, isClass, isReportVerb, itemText } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import { isSystem } from "../context/paper-context";
import { isNoMetric, phraseBefore, readPhrase } from "../context/phrases";
import type { Zone } from "../context/zones";
import { ofAdjective } from "./adjective-metrics";
import { boundedBefore } from "./bounded-metrics";
import { equals } from "./equal-metrics";
import { farBefore } from "./far-metrics";
import { afterIn } from "./metric-behind";
import {
  coinedMetric,
  isMetric,
  lastMetric,
  type Metric,
  metricIn,
  named,
  phraseMetric,
  subjectMetric,
  widened,
} from "./metric-phrases";

type Reader = (d: Draft, left: Zone, right: Zone) => Metric | null;

/** A score's metric: behind the number ("41% accuracy"), before it ("an F1 of 80"), or the subject ("accuracy reached"). */
export function ofScore(d: Draft, left: Zone, right: Zone): Metric | null {
  for (const read of READERS) {
    const metric = read(d, left, right);
    if (metric) return metric;
  }
  return null;
}

/** "41% accuracy", "90% (18/20) accuracy". */
const rightBehind: Reader = (d, _, right) => {
  const next = phraseBehind(d, right);
  const at = next && metricIn(d.scene.items, next.from, next.to);
  return next && at !== null ? widened(d.scene, at, next.from) : null;
};

/** The number's last item, with a bracket that belongs to it. */
function edgeOf({ scene: { items }, last }: Draft): number {
  if (items[last + 1]?.lower !== "(") return last;
  const close = items.slice(last + 1, last + 14).findIndex((i) => i.lower === ")");
  return close < 0 ? last : last + 1 + close;
}

const phraseBehind = (d: Draft, right: Zone) =>
  readPhrase(
    d.scene.items,
    edgeOf(d) + 1,
    Math.min(d.scene.items.length, Math.max(right.to, edgeOf(d) + 4) + 1),
    false,
  );

/** "an F1 of 80", "recall = 0.8", "the F1 (macro): 80", "a coverage of 80". */
const ledByOf: Reader = (d, left) => {
  const { scene } = d;
  const { items } = scene;
  let at = d.first - 1;
  while (/^(?:only|just|merely|a|an)$/.test(wordOf(d, at))) at--;
  const sign = wordOf(d, at);
  if (!/^(?:of|=|:)$/.test(sign)) return null;
  const before = phraseBefore(items, at - 1, sign === ":" ? Math.max(0, d.first - 7) : left.from);
  const known = before ? lastMetric(items, before.from, before.to) : null;
  if (known !== null && before) return widened(scene, known, before.from);
  const closed = wordOf(d, at - 1) === ")";
  const bracket = closed ? lastMetric(items, Math.max(left.from, d.first - 8), at - 1) : null;
  if (bracket !== null) return widened(scene, bracket, left.from);
  const system = before ? items.slice(before.from, before.to + 1).some((i) => isSystem(i.mention)) : false;
  if (sign === ":" && before && !system && items[before.from - 1]?.lower === "(")
    return isNoMetric(wordAt(items, before.to)) ? null : named(scene, before.from, before.to, null);
  return sign === "of" ? (phraseMetric(scene, before) ?? coinedMetric(scene, before)) : null;
};

/** "reduces violation rates to just 5.8%", "keeping harmful steps below 1%": the object of the verb that moves or keeps it. */
const movedOrKept: Reader = (d, left) => {
  const { items } = d.scene;
  let at = d.first - 1;
  while (/^(?:only|just|merely|at|to)$/.test(wordAt(items, at))) at--;
  const to = items.slice(at + 1, d.first).some((i) => i.lower === "to");
  if (to && isClass("gain-verb", wordAt(items, at)))
    return subjectMetric(d.scene, phraseBefore(items, at - 1, left.from));
  const phrase = phraseBefore(items, at, left.from);
  const verb = wordAt(items, (phrase?.from ?? 0) - 1);
  const article = /^(?:the|its|their|a|an)$/.test(verb) ? items[(phrase?.from ?? 0) - 2]?.lower : verb;
  const moved = to && isClass("gain-verb", article ?? "");
  return phrase && (moved || KEEP.test(article ?? "")) ? phraseMetric(d.scene, phrase) : null;
};

const KEEP =
  /^(?:keep|keeps|kept|keeping|maintain|maintains|maintained|maintaining|hold|holds|held|holding|limits|limiting)$/;

/** "F-score (80)", "explanation alignment (81)", but for "only 19 pages (0.2%)". */
const bracketed: Reader = (d, left) => {
  const { items } = d.scene;
  let open = d.first - 1;
  while (/^(?:mean|median|average|avg|=|:)$/.test(wordAt(items, open))) open--;
  const told = open < d.first - 1 || wordOf(d, d.last + 1) === ")";
  if (items[open]?.lower !== "(" || !told) return null;
  const phrase = phraseBefore(items, open - 1, left.from);
  if (!phrase || items[phrase.to]?.kind !== "word") return null;
  let lead = phrase.from - 1;
  while (/^(?:the|a|an|its|their|our|all|even|both)$/.test(wordAt(items, lead)) || /ly$/.test(wordAt(items, lead)))
    lead--;
  const counted = items[lead]?.quantity !== undefined;
  const place = PLACE.test(leadOfRow(items, lead)) || isClass("beat-verb", wordAt(items, lead));
  return counted || place ? null : phraseMetric(d.scene, phrase);
};

/** The word that leads a row of brackets: "*on* torn (9%), wet (8%) and old letters (7%)". */
function leadOfRow(items: readonly Item[], at: number): string {
  let lead = at;
  while (/^(?:,|and)$/.test(wordAt(items, lead))) {
    const close = items[lead]?.lower === "and" && items[lead - 1]?.lower === "," ? lead - 2 : lead - 1;
    if (items[close]?.lower !== ")") break;
    const open = items.slice(0, close).findLastIndex((i) => i.lower === "(");
    const phrase = close - open > 6 ? null : phraseBefore(items, open - 1, 0);
    if (!phrase) break;
    lead = phrase.from - 1;
  }
  return wordAt(items, lead);
}

/** What such a word leads to is where or against what was measured: "for common roles (89.2%)". */
const PLACE = /^(?:for|to|on|than|over|versus|vs|against|across|from)$/;

/** "(safety 54.7, effectiveness 62.3)". */
const listedInBracket: Reader = (d) => {
  const { items } = d.scene;
  const within = items.slice(Math.max(0, d.first - 14), d.first).findLast((i) => /^[()]$/.test(i.lower));
  if (items[d.first - 1]?.kind !== "word" || within?.lower !== "(") return null;
  return /^[,(;]$/.test(wordOf(d, d.first - 2)) ? phraseMetric(d.scene, { from: d.first - 1, to: d.first - 1 }) : null;
};

/** "0.86 in recall", "0.86 for recall". */
const behindIn: Reader = (d, _, right) => {
  const { items } = d.scene;
  const near = Math.min(right.to, d.last + 3);
  const word = wordOf(d, d.last + 1);
  if (word === "for") {
    const quality = isMetric(items, d.last + 2) && items[d.last + 2]?.mention?.metric?.kind === "quality";
    const other = items
      .slice(0, d.first)
      .some((i, at) => i.mention?.kind === "metric" && wordAt(items, at - 1) !== "for");
    return quality && !other ? widened(d.scene, d.last + 2, d.last + 2) : null;
  }
  return word === "in" && metricIn(items, d.last + 1, near) !== null ? afterIn(d.scene, d.last + 1, near) : null;
};

/** "0.81 F1, 0.72 *LAS*": a name behind the number where the metric before it belongs to a number of its own. */
const ownBehind: Reader = (d, left, right) => {
  const { items } = d.scene;
  const near = lastMetric(items, Math.max(left.from, d.first - 8), d.first - 1);
  const own = near !== null && isCounted(items, near) ? coinedBehind(d, left, right) : null;
  return own && /\p{L}{3}/u.test(own.value.name) ? own : null;
};

/** "0.72 *dependency F1*": the words before the metric reach back to a number. */
function isCounted(items: readonly Item[], at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - 4); i--) {
    const item = items[i] as Item;
    if (item.quantity) return true;
    if (item.kind === "sign" ? item.lower !== "-" : isClass("preposition", item.lower) || isReportVerb(item))
      return false;
  }
  return false;
}

const SOLVES = /^(?:solv|resolv|pass|complet|detect|identif|correct|reject)/;

/** "solves 80% of the problems", "detects only up to 9% of the faults": what stands behind is counted, not measured. */
function isSolved(d: Draft): boolean {
  let at = d.first - 1;
  while (/^(?:only|just|up|to|about|over|nearly)$/.test(wordOf(d, at))) at--;
  return wordOf(d, d.last + 1) === "of" && SOLVES.test(wordOf(d, at));
}

/** The nearest metric before the number, unless a verb of beating stands between, or it has a number of its own and this one is a share: "reaches 80% accuracy, closing 40% of the gap". */
const nearBefore: Reader = (d, left) => {
  const { items } = d.scene;
  const near = lastMetric(items, Math.max(left.from, d.first - 8), d.first - 1);
  const share = wordOf(d, d.last + 1) === "of" && wordOf(d, d.first - 1) !== "the";
  return near !== null &&
    !isSolved(d) &&
    !(share && isCounted(items, near)) &&
    !isCostApart(d, near) &&
    (isBy(d, "score-to") || !rivalBetween(items, near, d.first))
    ? widened(d.scene, near, left.from)
    : null;
};

/** "79% on A with 2 time *steps*, and 68% on B", "at 25% *sparsity*, 84%": a share or a bare number is of no cost that stands apart from it. */
function isCostApart({ scene: { items }, first, after }: Draft, at: number): boolean {
  const metric = items[at]?.mention?.metric;
  if (!metric || metric.kind === "quality" || !/^(?:%|)$/.test(after?.unit ?? "-")) return false;
  return (
    (after?.unit === "%" || metric.unit !== undefined) &&
    items.slice(at + 1, first).some((i) => /^(?:,|in|on|and)$/.test(i.lower))
  );
}

/** "17.5 cm in height": a free noun where nothing else is named. */
const behindInFree: Reader = (d, _, right) =>
  wordOf(d, d.last + 1) === "in" && (d.after?.of !== null || !/^(?:%|)$/.test(d.after.unit))
    ? afterIn(d.scene, d.last + 1, Math.min(right.to, d.last + 3))
    : null;

/** "91% at recall@5", "95% of the teacher's page accuracy": what a small word behind the number leads to. */
const behindNear: Reader = (d, _, right) => {
  if (isSolved(d)) return null;
  const at = wordOf(d, d.last + 1) === "at" && d.scene.items[d.last + 2]?.mention?.k !== undefined ? d.last + 2 : null;
  const share = wordOf(d, d.last + 1) === "of" ? readPhrase(d.scene.items, d.last + 2, right.to + 1, false) : null;
  const to = Math.min(right.to, share ? Math.max(share.to, d.last + 6) : d.last + 3);
  if (at === null && metricIn(d.scene.items, d.last + 1, to) === null) return null;
  return at === null ? afterIn(d.scene, d.last + 1, to) : named(d.scene, at, at, d.scene.items[at]?.mention ?? null);
};

/** "91.0 PCK@T", "95% task completion": a name or a noun phrase right behind the number. */
const coinedBehind: Reader = (d, _, right) => {
  const next = phraseBehind(d, right);
  if (!next || d.after?.of !== null) return null;
  const { items } = d.scene;
  const coined =
    next.to - next.from < 3 &&
    items[next.to]?.mention?.kind === "name" &&
    /^(?:for|on|in|\.|,|and|\()$/.test(items[next.to + 1]?.lower ?? ".");
  return coined ? named(d.scene, next.from, next.to, null) : phraseMetric(d.scene, next);
};

/** "attains *mean HSR* 0.92", "shows an *RPD* above 2": letters right before a number, where a verb or a small word leads to them. */
const coinedRightBefore: Reader = (d, left) => {
  const { items } = d.scene;
  let at = d.first - 1;
  while (/^(?:>|≥|exceeding|above|below|around|at|:)$/.test(wordOf(d, at))) at--;
  const letters = at < 0 || !/^(?:word|mention)$/.test(items[at]?.kind ?? "") ? "" : itemText(d.scene, at, at);
  const other = items[at]?.mention && items[at]?.mention?.kind !== "name";
  if (other || !/^\p{Lu}[\p{Ll}\d@^-]*\p{Lu}[\p{L}\d@^-]*$/u.test(letters)) return null;
  let lead = at - 1;
  while (lead > left.from && /^(?:an?|the|its|mean|average|median|of|only)$/.test(wordOf(d, lead))) lead--;
  const item = items[lead];
  const led = item !== undefined && (isReportVerb(item) || LEADS.test(item.lower));
  return led ? named(d.scene, at, at, null) : null;
};

const LEADS = /^(?:exhibit|show|yield|ha)(?:s|ve|ing|ed)?$|^(?:at|with)$/;

/** Verbs that give a subject its value; "was 83%" only where the subject opens its clause. */
const REACHED = /^(?:reach|reaches|reached|reaching|exceeds?|exceeded|averages?|averaged|averaging)$/;
const COPULA = /^(?:is|are|was|were)$/;

/** "*full-text cleanliness* reaches 83%". */
const subjectReached: Reader = (d, left) => {
  const { items } = d.scene;
  let at = d.first - 1;
  while (/^(?:only|just|a|up|at|near|around)$|ly$/.test(wordAt(items, at))) at--;
  const verb = wordAt(items, at);
  const phrase = REACHED.test(verb) || COPULA.test(verb) ? phraseBefore(items, at - 1, left.from) : null;
  if (phrase === null) return null;
  const lead = /^(?:the|its|their|our)$/.test(wordAt(items, phrase.from - 1)) ? phrase.from - 2 : phrase.from - 1;
  const opens = lead < left.from || /^[,;:(]$/.test(wordAt(items, lead));
  return REACHED.test(verb) || opens ? subjectMetric(d.scene, phrase) : null;
};

const READERS: readonly Reader[] = [
  ofAdjective,
  rightBehind,
  farBefore,
  ledByOf,
  movedOrKept,
  bracketed,
  listedInBracket,
  equals,
  behindIn,
  ownBehind,
  behindInFree,
  nearBefore,
  behindNear,
  coinedBehind,
  subjectReached,
  boundedBefore,
  coinedRightBefore,
];

const rivalBetween = (items: readonly Item[], a: number, b: number): boolean =>
  items
    .slice(a + 1, b)
    .some(
      (i, at, all) =>
        i.kind === "word" &&
        (isClass("beat-verb", i.lower) ||
          (isClass("gain-verb", i.lower) && !all.slice(at + 1, at + 4).some((t) => t.lower === "to"))),
    );
