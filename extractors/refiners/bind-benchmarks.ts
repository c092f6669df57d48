import { amend, type Draft, type Filled } from "../rules/draft";
import { type Item, isClass, isHardStop } from "../rules/scene";
import { fillPhrase, findRivalCues, isTaskPhrase, readPhrase } from "./phrases";
import { findRuns, findTaskPhrases, type Run, type TaskPhrase } from "./runs";
import { groupsOf, opensClause, rightZone, type Zone } from "./zones";

/** A place in the sentence that says what was evaluated on: names, or a description. */
interface Place {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly run: Run | null;
  readonly task: TaskPhrase | null;
}

const within = (p: Place, z: Zone): boolean => p.at >= z.from && p.from <= z.to;

/** Parts of a benchmark that are results of their own; its test set is the benchmark itself. */
const SPLIT = /^(?:[vV]\d(?:\.\d)?|unseen|dev|Hard|Easy|Medium|[Tt]est-mini|testmini)$/;

/** Names of benchmarks as the text has them, canonical where the lexicon knows them. */
function namesOf(run: Run, draft: Draft): Filled<string>[] {
  const { items } = draft.scene;
  return run.mentions.map(({ mention, at }) => {
    const short =
      mention.kind === "name" && items[at + 3]?.lower === ")" && /\s/.test(mention.surface) ? items[at + 2] : undefined;
    if (
      short?.mention &&
      items[at + 1]?.lower === "(" &&
      /^(?=.*\p{Lu}.*\p{Lu})[\p{L}\d-]{2,10}$/u.test(short.mention.surface)
    )
      return { value: short.mention.name, first: short.first, last: short.last };
    const next = items[at + 1];
    const surface = next ? (draft.scene.tokens[next.first]?.text ?? "") : "";
    const split = next?.kind === "word" && SPLIT.test(surface) ? `${mention.name} ${surface}` : mention.name;
    return { value: split, first: items[at]?.first ?? 0, last: items[at]?.last ?? 0 };
  });
}

function placesOf(draft: Draft): Place[] {
  const { scene } = draft;
  const rivals = findRivalCues(scene.items);
  const isKnown = (r: Run): boolean =>
    r.mentions.some((m) => m.mention.kind === "benchmark" || m.mention.own === "benchmark");
  const isRival = (at: number): boolean =>
    rivals.some((r) => at >= r.at - 1 && at < r.at + 3 && !isOn(scene.items, at));
  const runs = findRuns(scene).filter((r) => r.what === "benchmark" && (isKnown(r) || !isRival(r.at)));
  const tasks = findTaskPhrases(scene).filter(
    (t) => !runs.some((r) => r.at === t.at || (r.from <= t.to + 1 && t.from <= r.to)),
  );
  const places: Place[] = [
    ...runs.map((run) => ({ from: run.from, to: run.to, at: run.at, run, task: null })),
    ...tasks
      .filter((t) => isTaskPhrase(scene.items, t))
      .map((task) => ({ from: task.from, to: task.to, at: task.at, run: null, task })),
  ];
  return places.sort((a, b) => a.from - b.from);
}

const isOn = (items: readonly Item[], at: number): boolean => /^(?:on|across|in)$/.test(items[at]?.lower ?? "");

/** "on these four datasets", "on both": what they point at is the list named before. */
function pointsBack(draft: Draft, place: Place, places: readonly Place[]): Place | null {
  const first = draft.scene.items[place.at + 1]?.lower ?? "";
  if (place.run || !/^(?:these|those|both|all|the)$/.test(first)) return null;
  if (
    /^(?:all|the)$/.test(first) &&
    !/^(?:two|three|four|five|six|seven|eight|nine|datasets|benchmarks|tasks)$/.test(
      draft.scene.items[place.at + 2]?.lower ?? "",
    )
  )
    return null;
  return places.findLast((p) => p.to < place.at && p.run !== null && p.run.mentions.length > 1) ?? null;
}

function fill(draft: Draft, at: Place, note: string, places: readonly Place[] = [], inferred?: string): Draft {
  const place = pointsBack(draft, at, places) ?? at;
  const mark = <T>(f: Filled<T>): Filled<T> => (inferred ? { ...f, inferred } : f);
  if (place.run) return amend(draft, { benchmarks: namesOf(place.run, draft).map(mark) }, note);
  return amend(draft, { benchmarkText: mark(fillPhrase(draft.scene, place.task as TaskPhrase)) }, note);
}

const isFilled = (d: Draft): boolean => d.benchmarks.length > 0 || d.benchmarkText !== null;

/** ", and the score on B": what stands behind a joint belongs to the next number. */
function isApart(draft: Draft, place: Place): boolean {
  const between = draft.scene.items.slice(draft.last + 1, place.at);
  const said = between.filter((i) => i.lower !== "respectively");
  const joint = said.findIndex((i) => /^(?:,|and)$/.test(i.lower));
  return (
    joint >= 0 &&
    said.slice(joint).some((i) => !/^(?:,|and)$/.test(i.lower) || said.length > joint + 1) &&
    !between.some((i) => i.lower === "respectively")
  );
}

/** "on benchmarks (e.g., A, B)": examples belong to every number alike. */
const isExample = (items: readonly Item[], p: Place): boolean =>
  items.slice(Math.max(0, p.from - 3), p.from).some((i) => /^(?:e\.g\.|including|as|like)$/.test(i.lower));

/** "8.4, 6.0 and 10.6 on A, B and maths benchmarks": the last of the list is described, not named. */
function pairWithRest(group: readonly Draft[], place: Place | undefined): Draft[] | null {
  const run = place?.run;
  if (!run || run.mentions.length !== group.length - 1) return null;
  const { scene } = group[0] as Draft;
  const and = scene.items[run.to + 1]?.lower === "," ? run.to + 2 : run.to + 1;
  if (scene.items[and]?.lower !== "and") return null;
  const phrase = readPhrase(scene.items, and + 1);
  if (!phrase || !isTaskPhrase(scene.items, phrase)) return null;
  const names = namesOf(run, group[0] as Draft);
  return group.map((d, i) => {
    const named = names[i];
    return named
      ? amend(d, { benchmarks: [named] }, "lists of one length pair in order")
      : amend(d, { benchmarkText: fillPhrase(scene, phrase) }, "the last of the list is described");
  });
}

/** Lists of one length pair in order: "80.7%, 32.8% and 24 of 644 problems from A, B and C". */
function pairLists(group: readonly Draft[], places: readonly Place[], right: Zone): Draft[] | null {
  if (group.length < 2) return null;
  const { items } = (group[0] as Draft).scene;
  const all = places.filter((p) => p.run !== null && !isExample(items, p));
  const fits = all.filter((p) => p.run?.mentions.length === group.length);
  const last = group.at(-1) as Draft;
  const place =
    fits.find((p) => within(p, right) && !isApart(last, p)) ?? fits.filter((p) => p.to < (group[0]?.first ?? 0)).at(-1);
  if (!place?.run)
    return pairWithRest(
      group,
      all.find((p) => within(p, right) && !isApart(last, p)),
    );
  const names = namesOf(place.run, group[0] as Draft);
  return group.map((d, i) => amend(d, { benchmarks: names.slice(i, i + 1) }, "lists of one length pair in order"));
}

/** "MathVista (66.3)", "AIME24 reaching 46.7%", "a GenEval score of 0.55": the name stands right before the number. */
function nameBefore(draft: Draft, places: readonly Place[], floor: number): Place | null {
  const { items } = draft.scene;
  const near = places.filter((p) => p.run && p.to < draft.first && p.from >= floor).at(-1);
  if (!near) return null;
  const apart = items.slice(floor, near.at).some((i) => /^(?:and|,|;|while|\()$/.test(i.lower));
  if (floor > 0 && near.run?.preposition && !/^(?:of|from)$/.test(near.run.preposition) && !apart) return null;
  const between = items.slice(near.to + 1, draft.first);
  if (between.length > 6) return null;
  const plain = between.every(
    (i) =>
      i.mention?.kind === "metric" ||
      (i.kind === "word" &&
        (isClass("score", i.lower) || isClass("up-verb", i.lower) || isClass("down-verb", i.lower))) ||
      /^(?:\(|:|,|-|=|accuracy|score|scores|of|from|reaching|reached|reaches|rising|at|to|is|by|benchmark|dataset|success|rate|rates|increases|improves|level|with|and|a|an|the|test|set)$/.test(
        i.lower,
      ),
  );
  return plain ? near : null;
}

/** What each claim was measured on, where its own sentence says so. */
export function refineBenchmarks(drafts: readonly Draft[]): Draft[] {
  const groups = groupsOf(drafts);
  return groups.flatMap((group, g) => {
    const next = groups[g + 1]?.[0];
    const before = groups[g - 1]?.at(-1);
    const first = group[0] as Draft;
    const last = group.at(-1) as Draft;
    const places = placesOf(first);
    const right = rightZone(last, next);
    const paired = pairLists(group, places, right);
    if (paired) return paired;
    const floor = before && before.scene === first.scene ? before.last + 1 : 0;
    return group.map((d) => bindOne(d, places, right, floor));
  });
}

function bindOne(draft: Draft, places: readonly Place[], right: Zone, floor: number): Draft {
  const adjacent = nameBefore(draft, places, floor);
  const inside = places.find((p) => p.from > draft.first && p.to < draft.last);
  const behind = places.find(
    (p) => within(p, right) && p.at > draft.last && (p.task || p.run?.preposition) && !isApart(draft, p),
  );
  const namedAhead = places.some(
    (p) => p.run && p.to < draft.first && /^(?:on|across|in|over)$/.test(p.run.preposition ?? ""),
  );
  if (behind?.task && namedAhead && !/^(?:on|across)$/.test(behind.task.preposition) && !inside && !adjacent)
    return draft;
  if (inside) return fill(draft, inside, "stands between the two ends", places);
  if (adjacent && !(behind?.run && behind.at === draft.last + 1))
    return fill(draft, adjacent, "stands right before the number");
  if (behind) return fill(draft, behind, "stands behind the number in its clause", places);
  return draft;
}

/** Where a claim's own clause says nothing, what the sentence says for all of it does; then its neighbour's. */
export function refineSharedBenchmarks(drafts: readonly Draft[]): Draft[] {
  const out: Draft[] = [];
  for (const [i, d] of drafts.entries()) {
    const places = placesOf(d);
    const named = d.benchmarks.length === 0 && d.benchmarkText ? wholeOf(d, places) : null;
    if (named) out.push(fill({ ...d, benchmarkText: null }, named, "the benchmark that the described part is of"));
    if (named || isFilled(d)) {
      if (!named) out.push(d);
      continue;
    }
    const previous = out.findLast((p) => p.scene === d.scene);
    const later = drafts.slice(i + 1).find((n) => n.scene === d.scene && isFilled(n));
    out.push(share(d, places, previous, later));
  }
  return out;
}

/** "On Orion, it gains 3.1% on the hardest tasks": a part that is described later belongs to what the sentence opens with. */
function wholeOf(d: Draft, places: readonly Place[]): Place | null {
  const [opening] = places;
  const text = d.benchmarkText;
  if (!opening?.run || opening.at > 3 || !text || text.first < (d.scene.items[opening.to]?.last ?? 0)) return null;
  if (!/^(?:on|using|across)$/.test(opening.run.preposition ?? "")) return null;
  return PART.test(text.value) && !/^\d|\b(?:two|three|four|five|six|other|real-world|downstream)\b/.test(text.value)
    ? opening
    : null;
}

/** Heads of what is only a part of a benchmark. */
const PART =
  /\b(?:set|sets|split|subset|tasks|cases|problems|questions|samples|images|scenes|instances|languages|settings?|scenarios?|conditions?|regimes?)$/;

function share(d: Draft, places: readonly Place[], previous: Draft | undefined, later: Draft | undefined): Draft {
  const { items } = d.scene;
  const ahead = places.filter((p) => p.to < d.first);
  const opening = ahead.findLast((p) =>
    p.run ? p.run.preposition !== null || p.run.mentions.length > 1 : p.task !== null,
  );
  const stop = opening && opening.at > 1 ? items.slice(opening.to + 1, d.first).some((i) => i.lower === ";") : false;
  const named = ahead.findLast((p) => p.run !== null);
  const vague = opening?.task && !/^(?:on|across)$/.test(opening.task.preposition);
  const general = opening?.task
    ? isGeneral(itemsText(d, opening.task)) && /^(?:on|over|across)$/.test(named?.run?.preposition ?? "")
    : false;
  const best =
    opening && !opening.run && named && named.from < opening.from && !vague && !general ? opening : (named ?? opening);
  if (
    later &&
    later.first - d.last < 8 &&
    later.benchmarks.length > 0 &&
    !later.benchmarks[0]?.inferred &&
    listed(d, later) &&
    closeList(d, later)
  )
    return amend(d, shared(later), "said behind the list it stands in");
  const holder = previous && isFilled(previous) ? previous : undefined;
  const averaged =
    items.slice(d.last + 1, d.last + 4).some((i) => /^(?:average|mean|overall)$/.test(i.lower)) && d.gain !== null;
  if (averaged && holder && holder.benchmarks.length === 1) return d;
  if (holder && (!best || best.from < holder.first || covers(holder, best))) {
    const broken = items.slice(holder.last + 1, d.first).some((i) => i.lower === ";");
    if (!broken) return amend(d, shared(holder), "shared with the claim before it");
  }
  if (best && !stop) return fill(d, best, "said earlier in the sentence");
  if (stop && named && named.at <= 1) return fill(d, named, "what the sentence opens with");
  if (later && listed(d, later)) return amend(d, shared(later), "said behind the list it stands in");
  const only = places.filter((p) => p.run !== null);
  const drawn = only.find((p) => p.to < d.first && /^(?:from|over|with|using)$/.test(p.run?.preposition ?? ""));
  if (drawn && !best) return fill(d, drawn, "what the data of the sentence are drawn from");
  const single = only[0];
  const apart = single
    ? items.slice(d.last, single.from).some((i, k) => isHardStop(i) || opensClause(items, d.last + k))
    : true;
  if (only.length === 1 && single && single.from > d.last && !apart) {
    return fill(d, single, "the only benchmark of the sentence");
  }
  const text = places.find((p) => p.task && p.from > d.last && p.from - d.last < 14);
  return text && only.length === 0 ? fill(d, text, "described later in the sentence") : d;
}

const itemsText = ({ scene }: Draft, { from, to }: TaskPhrase): string =>
  scene.items
    .slice(from, to + 1)
    .map((i) => i.lower)
    .join(" ");

/** "16 out of 18 datasets", "all datasets": how many of the benchmarks named before, not which. */
const isGeneral = (text: string): boolean =>
  /^(?:all|most|both|out|of|the|\s)*(?:datasets|benchmarks|tasks)$/.test(text.trim());

const covers = (holder: Draft, place: Place): boolean => {
  const at = holder.scene.items[place.from]?.first;
  return holder.benchmarks.some((b) => b.first === at) || holder.benchmarkText?.first === at;
};
const shared = (d: Draft): Partial<Draft> => ({
  benchmarks: d.benchmarks.map((b) => ({ ...b, inferred: b.inferred ?? "shared in the sentence" })),
  benchmarkText: d.benchmarkText ? { ...d.benchmarkText, inferred: "shared in the sentence" } : null,
});

/** "91.7% mAP and 97.3% Rank-1 on A": nothing but metrics and joints between the two numbers. */
const closeList = (a: Draft, b: Draft): boolean =>
  a.scene.items
    .slice(a.last + 1, b.first)
    .every(
      (i) =>
        i.mention?.kind === "metric" ||
        /^(?:and|,|accuracy|score|rate|a|an|of|-)$/.test(i.lower) ||
        (i.kind === "word" && !isClass("preposition", i.lower)),
    );

/** Only parts of a list stand between two drafts: no verb of result, no full clause. */
const listed = (a: Draft, b: Draft): boolean =>
  b.first - a.last < 12 &&
  !a.scene.items
    .slice(a.last + 1, b.first)
    .some(
      (i) =>
        isHardStop(i) || (i.kind === "word" && (isClass("strong-score", i.lower) || isClass("gain-verb", i.lower))),
    );

/** "across datasets", "the test split": a description that names nothing of its own. */
export const isVague = (text: string): boolean =>
  /^(?:(?:the|various|all|different|multiple|these|those|both|several|many|diverse|unseen|held-out|challenging|same|other)\s{1,3}){0,8}(?:test|validation|held-out|evaluation|public|real-world|standard|benchmark)?[\s-]{0,3}(?:set|sets|split|splits|datasets?|settings?|tasks?|scenarios?|conditions?|data|cases|experiments|tests?|benchmarks?|problems)$/i.test(
    text.trim(),
  );

/** Words of an average, at the number or in what it is measured on. */
const AVERAGE = /^(?:average|averaged|averages|averaging|avg|mean|overall|across|aggregate|macro-average|combined)$/;

/** Whether the figure is one over several benchmarks: an average is said, or the description is of several. */
export function refineAggregate(drafts: readonly Draft[]): Draft[] {
  return drafts.map((d) => {
    const { items } = d.scene;
    const near = items.slice(Math.max(0, d.first - 5), d.last + 8);
    const several =
      d.benchmarks.length > 1 ||
      (d.benchmarks.length === 0 && d.benchmarkText !== null && /s\b/.test(d.benchmarkText.value));
    const bound = d.qualifier?.value === "up to" || (d.gain?.max !== null && d.gain?.max !== undefined);
    const metric =
      d.metric && (d.metric.scene ?? d.scene) === d.scene
        ? d.scene.tokens.slice(Math.max(0, d.metric.first - 2), d.metric.last + 1)
        : [];
    const said = near.some((i) => AVERAGE.test(i.lower)) || metric.some((t) => AVERAGE.test(t.lower));
    const overall = d.benchmarks.length === 1 ? false : said && (several || d.benchmarks.length === 0);
    return overall || (several && d.benchmarks.length === 0 && !bound) ? amend(d, { aggregate: true }) : d;
  });
}
