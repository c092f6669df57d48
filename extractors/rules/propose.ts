import { lookUp } from "../mentions/match-lexicon";
import { type Draft, newDraft } from "./draft";
import { matchPattern, type PatternMatch } from "./pattern";
import type { Quantity } from "./quantity";
import { RULES } from "./rules";
import { cueSign, isClass, isHardStop, type Item, type Scene } from "./scene";
import { settingOf } from "./settings";

/** What became of a quantity that no claim uses, for `explain`. */
export interface Dropped {
  readonly item: number;
  readonly reason: string;
}

type Status = "free" | "soft" | "hard";
export type Statuses = ReadonlyMap<number, { status: Status; reason: string }>;

/** Judges every quantity of a scene: free, soft (only the end of a stated change) or no result at all. */
export function judgeQuantities({ items, tokens }: Scene): Statuses {
  const statuses = new Map<number, { status: Status; reason: string }>();
  items.forEach((item, i) => {
    if (!item.quantity) return;
    const setting = settingOf(tokens, item.quantity);
    const status = setting === null ? "free" : setting.soft ? "soft" : "hard";
    statuses.set(i, { status, reason: setting?.name ?? "" });
  });
  return statuses;
}

/** The verb, comparative or noun of change that governs "by N": the nearest to the left in the clause. */
export function governorOf(items: readonly Item[], at: number): number | null {
  let crossed = 0;
  for (let i = at - 1; i >= 0 && at - i < 40; i--) {
    const item = items[i] as Item;
    if (item.kind === "sign" && /^[.;!?]$/.test(item.lower)) return null;
    if (item.kind === "word" && cueSign(item.lower) !== 0) {
      if (isClass("gain-verb", item.lower) || isClass("gain-noun", item.lower) || isClass("more", item.lower)) return i;
    }
    if (item.quantity && ++crossed > 4) return null;
  }
  return null;
}

interface Candidate {
  readonly draft: Draft;
  readonly uses: readonly number[];
  readonly priority: number;
  readonly length: number;
}

const quantityAt = (items: readonly Item[], at: number | undefined): Quantity | null =>
  at === undefined ? null : (items[at]?.quantity ?? null);

const sameScale = (a: Quantity, b: Quantity): boolean =>
  a.unit === b.unit || a.unit === "" || b.unit === "" || (a.unit === "points") === (b.unit === "points");

/** A rule's match as a candidate, or null where its numbers do not fit. */
function candidateOf(scene: Scene, statuses: Statuses, rule: (typeof RULES)[number], m: PatternMatch): Candidate | null {
  const { items } = scene;
  const uses = [m.at.b, m.at.a, m.at.g].filter((x): x is number => x !== undefined);
  for (const u of uses) {
    const status = statuses.get(u)?.status ?? "hard";
    if (status === "hard" || (status === "soft" && rule.kind === "gain" && !softGain(items[u]?.quantity))) return null;
  }
  const before = quantityAt(items, m.at.b);
  const after = quantityAt(items, m.at.a);
  const gain = quantityAt(items, m.at.g);
  if (rule.name === "change-from-to" && /^(?:ranging|ranges?|ranged|varying|varies|vary|spanning|spans?|anywhere|sizes?|sampled)$/.test(items[m.first - 1]?.lower ?? "")) return null;
  if (rule.qualified && gain?.qualifier == null) return null;
  if (before && after && (!sameScale(before, after) || before.unit === "times")) return null;
  if (gain && gain.of !== null) return null;
  const cue = rule.sign === "governor" ? governorOf(items, m.first) : rule.sign === "cue" ? (m.at.c ?? null) : null;
  if (rule.sign && cue === null) return null;
  const sign = cue === null ? 0 : cueSign(items[cue]?.lower ?? "");
  const from = Math.min(...uses);
  const draft: Draft = {
    ...newDraft(scene, rule.name, rule.trust, from, Math.max(...uses)),
    before,
    after,
    gain,
    cue,
    sign,
    times: rule.times === true,
  };
  return { draft, uses, priority: rule.priority, length: m.last - m.first };
}

/** A change of so many seconds or tokens is a gain; a count of things or a size is none. */
const softGain = (q: Quantity | undefined): boolean => q !== undefined && q.unit !== "" && !/^[BbMKkT]$/.test(q.unit);

/** A signed number, a number in points and a multiple are gains even where no rule saw their cue. */
function bareGain(scene: Scene, at: number, q: Quantity): Candidate | null {
  const signed = q.sign !== "" && (q.unit === "%" || q.unit === "points" || q.unit === "times" || q.unit === "");
  const isGain = (signed && q.sign === "+") || q.unit === "points" || q.unit === "times";
  if (!isGain || q.of !== null) return null;
  if (q.unit === "points" && q.sign === "" && governorOf(scene.items, at) === null) return null;
  const rule = q.sign === "+" ? "gain-signed" : q.unit === "points" ? "gain-points" : "gain-multiple";
  const cue = q.sign === "+" ? null : governorOf(scene.items, at);
  const sign = q.sign === "+" || cue === null ? 1 : cueSign(scene.items[cue]?.lower ?? "");
  const trust = q.sign === "+" ? 0.9 : q.unit === "points" ? 0.8 : 0.7;
  return { draft: { ...newDraft(scene, rule, trust, at, at), gain: q, sign, cue }, uses: [at], priority: 40, length: 0 };
}

/** Drafts of changes and gains: every rule at every place, then the best that do not share a quantity. */
export function proposeChanges(scene: Scene, statuses: Statuses): Draft[] {
  const candidates: Candidate[] = [];
  scene.items.forEach((_, at) => {
    for (const rule of RULES) {
      const m = matchPattern(rule.compiled, scene.items, at);
      const c = m ? candidateOf(scene, statuses, rule, m) : null;
      if (c) candidates.push(c);
    }
  });
  candidates.sort((a, b) => b.priority - a.priority || a.length - b.length || (a.uses[0] ?? 0) - (b.uses[0] ?? 0));
  const taken = new Set<number>();
  const chosen: Draft[] = [];
  for (const c of candidates) {
    if (c.uses.some((u) => taken.has(u))) continue;
    for (const u of c.uses) taken.add(u);
    chosen.push(c.draft);
  }
  return chosen.sort((a, b) => a.first - b.first);
}

/** Drafts of the gains that stand without a cue of their own: "+6.1", "2.3 points", "3x". */
export function proposeBareGains(scene: Scene, statuses: Statuses, drafts: readonly Draft[]): Draft[] {
  const used = new Set(drafts.flatMap((d) => [d.before, d.after, d.gain]));
  const bare = scene.items.flatMap((item, at) => {
    if (!item.quantity || used.has(item.quantity) || statuses.get(at)?.status !== "free") return [];
    const c = bareGain(scene, at, item.quantity);
    return c ? [c.draft] : [];
  });
  return [...drafts, ...bare].sort((a, b) => a.first - b.first);
}

const isJoint = (item: Item | undefined): boolean =>
  item !== undefined && (/^(?:,|and|\/|&|or|to|as|well|while|also)$/.test(item.lower) || item.mention?.kind === "metric");

/** Whether only joints of a list stand between two items. */
export function isList(items: readonly Item[], a: number, b: number): boolean {
  if (b - a < 2 || b - a > 5) return false;
  for (let i = a + 1; i < b; i++) if (!isJoint(items[i])) return false;
  return items.slice(a + 1, b).some((i) => /^(?:,|and|\/|&|or)$/.test(i.lower));
}

/**
 * Numbers that a list joins to a gain are gains too: "by 4.1, 3.9 and 2.7 points", "2% and 5% improvements",
 * "an improvement of 4.8% on A and 13.3% on B".
 */
export function spreadGains(scene: Scene, statuses: Statuses, drafts: readonly Draft[]): Draft[] {
  const { items } = scene;
  const out = [...drafts];
  const owner = (at: number): Draft | undefined =>
    out.find((d) => [d.before, d.after, d.gain].some((q) => q !== null && q === items[at]?.quantity));
  const free = [...statuses.keys()].filter((at) => statuses.get(at)?.status === "free" && !owner(at));
  const copy = (from: Draft, at: number): Draft => ({
    ...newDraft(scene, from.rule, from.trust - 0.05, at, at),
    gain: items[at]?.quantity ?? null,
    sign: from.sign,
    cue: from.cue,
    times: from.times,
    notes: ["in a list with the gain beside it"],
  });
  const quantities = [...statuses.keys()];
  for (const at of free.toReversed()) {
    const next = quantities.find((k) => k > at);
    const d = next === undefined ? undefined : owner(next);
    if (next !== undefined && d?.gain && d.first === next && isList(items, at, next) && (items[at]?.quantity?.unit === items[next]?.quantity?.unit || items[at]?.quantity?.unit === "")) out.push(copy(d, at));
  }
  for (const at of free) {
    if (owner(at)) continue;
    const prev = quantities.filter((k) => k < at).at(-1);
    const d = prev === undefined ? undefined : owner(prev);
    if (prev === undefined || !d?.gain || d.gain !== items[prev]?.quantity) continue;
    if (!alike(items, prev, at) || breaksList(items, prev, at)) continue;
    out.push(copy(d, at));
  }
  return out.sort((a, b) => a.first - b.first);
}

const alike = (items: readonly Item[], a: number, b: number): boolean => {
  const [x, y] = [items[a]?.quantity, items[b]?.quantity];
  if (!x || !y || y.of !== null) return false;
  return x.unit === y.unit || x.unit === "points" || y.unit === "points";
};

/** A verb of score or change, or the end of a clause, ends what a list shares. */
function breaksList(items: readonly Item[], a: number, b: number): boolean {
  const between = items.slice(a + 1, b);
  if (between.length > 16) return true;
  if (!between.some((i) => /^(?:,|and|\/|&|or|\()$/.test(i.lower))) return true;
  return between.some(
    (i) =>
      isHardStop(i) ||
      (i.lower === "scores" && i.kind === "mention") ||
      (i.kind === "word" &&
        (isClass("strong-score", i.lower) || isClass("gain-verb", i.lower) || /^(?:from|with|is|are|was|were|at|using)$/.test(i.lower))),
  );
}

/** Words that a metric may stand behind, between it and its number. */
const METRIC_JOINT = /^(?:of|at|=|:|is|was|are|were|reaching|reached|reaches|reach|exceeding|by|to|being|equals|~|≈|as|values?|scores?|score|rates?|in|the|range|level|performance|from|and|-)$/;

interface Evidence {
  readonly rule: string;
  readonly trust: number;
}

/** Why a number that states no change is a score, or null. */
function scoreEvidence(scene: Scene, at: number, q: Quantity, scores: ReadonlySet<number>): Evidence | null {
  const { items } = scene;
  const next = items[at + 1];
  const percent = q.unit === "%";
  const number = percent || q.decimal || q.of !== null;
  if (q.max !== null || isRestated(items, at)) return null;
  const margin = q.qualifier === "under" && scene.tokens[q.from]?.lower === "within" && items[at + 1]?.lower === "of";
  if (margin) return null;
  if (isRivalNumber(items, at) && (percent || q.decimal)) return { rule: "score-rival", trust: 0.8 };
  if (metricBehind(items, at)) return { rule: "score-number-metric", trust: 0.92 };
  if (metricBefore(items, at)) return { rule: "score-metric-number", trust: 0.93 };
  const named = items[at - 2]?.mention?.kind === "name" || /^[A-Z]{2,5}$/.test(scene.tokens[items[at - 2]?.first ?? 0]?.text ?? "");
  if (items[at - 1]?.lower === "=" && q.decimal && named) return { rule: "score-equals", trust: 0.75 };
  const verb = verbBefore(items, at);
  if (verb === "strong" && (number || behindOn(items, at))) return { rule: "score-verb", trust: percent ? 0.88 : q.of !== null ? 0.85 : 0.75 };
  if (items[at - 1]?.lower === "(" && next?.lower === ")" && number) {
    const named = items[at - 2]?.kind === "mention" || isNamed(items, at - 2);
    if (named) return { rule: "score-bracket", trust: 0.82 };
    if (percent) return { rule: "score-bracket", trust: 0.6 };
  }
  if (bracketList(items, at) && percent) return { rule: "score-bracket", trust: 0.65 };
  const prev = [...scores].filter((k) => k < at).at(-1);
  if (prev !== undefined && !breaksScores(items, prev, at) && (items[prev]?.quantity?.unit === q.unit || q.of !== null) && number) return { rule: "score-list", trust: 0.8 };
  const toAt = [at - 1, at - 2, at - 4].find((k) => items[k]?.lower === "to" && (k === at - 1 || items.slice(k + 1, at).every((i) => /^(?:a|an|peak|of|maximum|mean|average|new|high)$/.test(i.lower))));
  if (toAt !== undefined && number && raisedTo(items, toAt + 1)) return { rule: "score-to", trust: 0.8 };
  if (q.decimal && items[at - 1]?.lower === "(" && isNamed(items, at - 2)) return { rule: "score-bracket", trust: 0.6 };
  if (percent && behindOn(items, at)) return { rule: "score-on", trust: 0.7 };
  if (q.decimal && verb === "weak" && items.some((i) => i.mention?.kind === "benchmark")) return { rule: "score-weak-verb", trust: 0.6 };
  if (percent && verb === "weak") return { rule: "score-weak-verb", trust: 0.55 };
  if (q.of !== null && verb) return { rule: "score-count", trust: 0.6 };
  return null;
}

/** "100% (20/20)", "41/128 (32.03%)": share and count of one result are said twice, the first stands for both. */
const isRestated = (items: readonly Item[], at: number): boolean => {
  if (items[at - 1]?.lower !== "(") return false;
  const [outer, inner] = [items[at - 2]?.quantity ?? items[at - 3]?.quantity, items[at]?.quantity];
  return outer !== undefined && inner !== undefined && (outer.of !== null) !== (inner.of !== null) && (outer.unit === "%" || inner.unit === "%");
};

/** "compared to 30% for plain prompting", "versus 0.721 for the judge". */
const isRivalNumber = (items: readonly Item[], at: number): boolean =>
  /^(?:versus|vs\.?|than|against)$/.test(items[at - 1]?.lower ?? "") || (/^(?:to|with)$/.test(items[at - 1]?.lower ?? "") && items[at - 2]?.lower === "compared");

/** "raising the total score on A to 0.725": the verb of change names where it leads. */
const raisedTo = (items: readonly Item[], at: number): boolean => {
  for (let i = at - 2; i >= Math.max(0, at - 12); i--) {
    const item = items[i] as Item;
    if (item.kind === "quantity" || isHardStop(item)) return false;
    if (item.kind === "word" && (isClass("gain-verb", item.lower) || isClass("move-verb", item.lower))) return true;
  }
  return false;
};

const isNamed = (items: readonly Item[], at: number): boolean => {
  for (let i = at; i > Math.max(0, at - 4); i--) {
    const item = items[i] as Item;
    if (item.kind === "mention") return true;
    if (item.kind === "sign" || isClass("preposition", item.lower)) return false;
  }
  return false;
};

/** "(92.4% top-1, 80% top-5)", "(text-only: 58.6%)": inside a bracket that holds little else. */
function bracketList(items: readonly Item[], at: number): boolean {
  let i = at - 1;
  for (; i >= 0 && at - i < 8; i--) if (items[i]?.lower === "(" || items[i]?.lower === ")") break;
  return items[i]?.lower === "(";
}

function metricBehind(items: readonly Item[], at: number): boolean {
  for (let i = at + 1; i < Math.min(items.length, at + 5); i++) {
    const item = items[i] as Item;
    if (item.mention?.kind === "metric") return true;
    if (item.kind === "quantity" || (item.kind === "sign" && item.lower !== "-") || isClass("preposition", item.lower)) return i === at + 1 && item.lower === "in" && items[at + 2]?.mention?.kind === "metric";
    if (/^(?:and|or|while|which|that)$/.test(item.lower)) return false;
    if (/(?:rate|score|accuracy|error|precision|recall|similarity|quality|agreement|correlation|coverage|success|completion|efficiency|integrity|reliability|utilization|availability|adherence|compliance|fidelity|consistency|retention|validity|index|ratio|sparsity|alignment|overlap|f1)s?$/.test(item.lower)) return true;
  }
  return false;
}

function metricBefore(items: readonly Item[], at: number): boolean {
  let joints = 0;
  for (let i = at - 1; i >= Math.max(0, at - 6); i--) {
    const item = items[i] as Item;
    if (item.mention?.kind === "metric") return true;
    if (item.kind === "word" && joints > 0 && /(?:rate|score|accuracy|error|precision|recall|similarity|quality|agreement|correlation|coverage|fidelity|consistency|index|ratio|coefficient|preference|discrepancy|deviation|repeatability|distance|efficiency)s?$/.test(item.lower)) return true;
    if (METRIC_JOINT.test(item.lower) || item.lower === "(" || item.lower === ")") joints++;
    else if (joints === 0 && item.kind === "word" && /(?:scores|rates|accuracy|precision|recall)$/.test(item.lower)) return true;
    else if (!/^(?:a|an|the|up|about|over|only|as|high|low|just|even|average|mean|overall|score|scores|respectively|,|and)$/.test(item.lower) && item.mention?.kind !== "benchmark") return false;
  }
  return false;
}

/** The verb of score that governs a number: nothing but words of its object between. */
function verbBefore(items: readonly Item[], at: number): "strong" | "weak" | null {
  for (let i = at - 1; i >= Math.max(0, at - 9); i--) {
    const item = items[i] as Item;
    if (item.kind === "quantity" || isHardStop(item)) return null;
    if (item.kind === "word" && isClass("strong-score", item.lower)) return "strong";
    if (item.kind === "word" && isClass("score", item.lower)) return "weak";
  }
  return null;
}

const behindOn = (items: readonly Item[], at: number): boolean =>
  /^(?:on|in|for|across)$/.test(items[at + 1]?.lower ?? "") && items.slice(at + 2, at + 7).some((i) => /^(?:benchmark|name)$/.test(i.mention?.kind ?? ""));

function breaksScores(items: readonly Item[], a: number, b: number): boolean {
  const between = items.slice(a + 1, b);
  if (between.length > 14) return true;
  return !between.some((i) => /^(?:,|and|\/|&|or|\(|to|versus|vs|vs\.)$/.test(i.lower)) || between.some((i) => i.lower === ";" || i.lower === "." || (i.kind === "word" && isClass("gain-verb", i.lower)));
}

/** Drafts of scores from the quantities that no change or gain uses. */
export function proposeScores(scene: Scene, statuses: Statuses, drafts: readonly Draft[]): { drafts: Draft[]; dropped: Dropped[] } {
  const used = new Set(drafts.flatMap((d) => [d.before, d.after, d.gain]));
  const out = [...drafts];
  const dropped: Dropped[] = [];
  const scores = new Set<number>();
  for (const [at, { status, reason }] of statuses) {
    const q = scene.items[at]?.quantity;
    if (!q || used.has(q)) continue;
    const evidence = status === "free" && q.unit !== "times" && q.sign !== "+" ? scoreEvidence(scene, at, q, scores) : null;
    if (evidence === null) {
      dropped.push({ item: at, reason: reason || "no cue makes it a result" });
      continue;
    }
    scores.add(at);
    out.push({ ...newDraft(scene, evidence.rule, evidence.trust, at, at), after: q });
  }
  return { drafts: out.sort((a, b) => a.first - b.first), dropped };
}

/** True where a lexicon metric carries this name; used by binders that read free noun phrases. */
export const isKnownMetric = (name: string): boolean => lookUp(name)?.metric !== undefined;
