import { BENCHMARK_NOUNS } from "../../rules/cues";
import { amend, type Draft } from "../../rules/draft";
import { type Item, isClass } from "../../rules/scene";
import { isBenchmark } from "../context/paper-context";
import { findRuns } from "../context/runs";
import { groupsOf, isApart, rightZone, type Zone } from "../context/zones";
import { twoParts } from "./benchmark-parts";
import { fill, isFilled, namesOf, type Place, placesOf, within } from "./benchmark-places";

/** "on benchmarks (e.g., A, B)": examples belong to every number alike. */
const isExample = (items: readonly Item[], p: Place): boolean =>
  items.slice(Math.max(0, p.from - 3), p.from).some((i) => /^(?:e\.g\.|including|as|like)$/.test(i.lower));

/** "3.1% and 4.2% on the easy and hard splits of A": one benchmark and two of its parts. */
function pairParts(group: readonly Draft[], places: readonly Place[]): Draft[] | null {
  const [first] = group;
  const [only, ...more] = places.filter((p) => p.run !== null);
  const named =
    only?.run?.mentions.length === 1 && more.length === 0 ? namesOf(only.run, (first as Draft).scene)[0] : undefined;
  const parts = named && group.length === 2 ? twoParts((first as Draft).scene) : null;
  if (!named || !parts) return null;
  return group.map((d, i) =>
    amend(d, { benchmarks: [{ ...named, value: `${named.value} ${parts[i]}` }] }, "parts pair in order"),
  );
}

/** "by 3.5 and 1.4 points in F1 and recall": numbers that pair with metrics do not pair with benchmarks. */
const areOfMetrics = (group: readonly Draft[]): boolean =>
  group.every((d) => d.metric) &&
  new Set(group.map((d) => d.metric?.value.name)).size === group.length &&
  new Set(group.map((d) => (d.metric?.first ?? 0) < (d.scene.items[d.first]?.first ?? 0))).size === 1;

/** "3.1% and 2.2% on C", "71 and 69 with X and Y": what stands right behind the list says what its numbers are of, not a list further ahead. */
function isOfOthers(group: readonly Draft[], right: Zone, places: readonly Place[]): boolean {
  const last = group.at(-1) as Draft;
  const single = places.some((p) => within(p, right) && p.run?.preposition === "on" && !isApart(last, p));
  const systems = findRuns(last.scene).some(
    (r) => r.what === "system" && r.mentions.length === group.length && r.from >= right.from && r.to <= right.to,
  );
  return single || systems;
}

/** "On A and B, it raises *F1 and recall* by 3.5 and 1.4 points": what stands between the names and the numbers are as many metrics, which the numbers are of. */
const areOfMetricsAhead = ([first, ...more]: readonly Draft[], { to }: Place): boolean =>
  first !== undefined &&
  first.scene.items.slice(to, first.first).filter((i) => i.mention?.kind === "metric").length > more.length;

/** Lists of one length pair in order: "80.7%, 32.8% and 24 of 644 problems from A, B and C". */
function pairNames(group: readonly Draft[], places: readonly Place[], right: Zone): Draft[] | null {
  if (group.length < 2 || areOfMetrics(group)) return null;
  const { items } = (group[0] as Draft).scene;
  const fits = places.filter((p) => p.run?.mentions.length === group.length && !isExample(items, p));
  const behind = fits.find((p) => within(p, right));
  const ahead = fits.findLast((p) => p.to < (group[0]?.first ?? 0));
  const isAhead = ahead && !areOfMetricsAhead(group, ahead) && !isOfOthers(group, right, places);
  const place = behind ?? (isAhead ? ahead : undefined);
  if (!place?.run) return null;
  const names = namesOf(place.run, (group[0] as Draft).scene);
  return group.map((d, i) => amend(d, { benchmarks: names.slice(i, i + 1) }, "lists of one length pair in order"));
}

/** "MathVista (66.3)", "AIME24 reaching 46.7%", "a GenEval score of 0.55": the name stands right before the number. */
function nameBefore(draft: Draft, places: readonly Place[], floor: number): Place | null {
  const { items } = draft.scene;
  const near = places.filter((p) => p.run && p.to < draft.first && p.from >= floor).at(-1);
  if (!near) return null;
  const ahead = items.slice(floor, near.at).map((i) => i.lower);
  const isOpen = ahead.lastIndexOf("(") > ahead.lastIndexOf(")");
  const apart = isOpen || ahead.some((w) => /^(?:and|,|;|while)$/.test(w));
  if (floor > 0 && near.run?.preposition && !/^(?:of|from)$/.test(near.run.preposition) && !apart) return null;
  const between = items.slice(near.to + 1, draft.first);
  if (between.length > 6) return null;
  const plain = between.every(
    (i) =>
      i.mention?.kind === "metric" ||
      (i.kind === "word" && (isClass("score", i.lower) || isClass("up-verb", i.lower))) ||
      /^(?:[(:,=]|of|from|at|to|by|benchmark|dataset|success|and|a|an|the|test)$/.test(i.lower),
  );
  return plain ? near : null;
}

/** What each claim was measured on, where its own sentence says so. */
export function refineBenchmarks(drafts: readonly Draft[]): Draft[] {
  const groups = groupsOf(drafts);
  const bound = groups.flatMap((group, g) => {
    const next = groups[g + 1]?.[0];
    const before = groups[g - 1]?.at(-1);
    const first = group[0] as Draft;
    const last = group.at(-1) as Draft;
    const places = placesOf(first);
    const right = rightZone(last, next);
    const paired = pairNames(group, places, right) ?? pairParts(group, places);
    if (paired) return paired;
    const floor = before && before.scene === first.scene ? before.last + 1 : 0;
    return group.map((d) => bindOne(d, places, right, floor));
  });
  return repeated(bound);
}

/** "91% on A and 82% on B, compared to 87% and 78%": as many numbers again go on in the order of the names before them. */
function repeated(drafts: readonly Draft[]): Draft[] {
  const out: Draft[] = [];
  for (const group of groupsOf(drafts)) {
    const before = out.slice(-group.length);
    const names = new Set(before.map((d) => (d.benchmarks.length === 1 ? d.benchmarks[0]?.value : undefined)));
    const fits =
      group.length > 1 &&
      names.size === group.length &&
      !names.has(undefined) &&
      group.every((d) => !isFilled(d)) &&
      before.every((d) => d.scene === group[0]?.scene);
    out.push(
      ...group.map((d, i) =>
        fits ? amend(d, { benchmarks: before[i]?.benchmarks ?? [] }, "goes on in the order of the names before") : d,
      ),
    );
  }
  return out;
}

/** "on MNIST (99.1%, 1.4x faster), Iris (test) (…)": a bracket behind a name holds the numbers of that name, where it names no other. */
function ownerOfBracket({ scene: { items }, first }: Draft, places: readonly Place[]): Place | undefined {
  const bracketAt = (to: number): number => items.slice(0, to).findLastIndex((i) => /^[()]$/.test(i.lower));
  const open = bracketAt(first);
  if (items[open]?.lower !== "(") return undefined;
  const close = items.findIndex((i, k) => k > first && i.lower === ")");
  if (places.some((p) => p.from > open && (close < 0 || p.to < close))) return undefined;
  const before = items[open - 1]?.lower === ")" ? bracketAt(open - 1) : open;
  return places.find((p) => p.run !== null && p.run.to === before - 1);
}

/** "on letter tasks (Orion)", "3.1% in mathematics (Orion dataset)": a bracket behind a number that holds nothing but the name of a benchmark. */
function isAllOfBracket({ scene: { items } }: Draft, { run }: Place): boolean {
  if (!run?.mentions.every(({ mention }) => isBenchmark(mention)) || items[run.from - 1]?.lower !== "(") return false;
  const end = BENCHMARK_NOUNS.has(items[run.to + 1]?.lower ?? "") ? run.to + 2 : run.to + 1;
  return items[end]?.lower === ")";
}

function bindOne(draft: Draft, places: readonly Place[], right: Zone, floor: number): Draft {
  const owner = ownerOfBracket(draft, places);
  if (owner) return fill(draft, owner, "stands in the bracket behind its name");
  const adjacent = nameBefore(draft, places, floor);
  const inside = places.find((p) => p.from > draft.first && p.to < draft.last);
  const behind = places.find(
    (p) => within(p, right) && (p.task || p.run?.preposition || isAllOfBracket(draft, p)) && !isApart(draft, p),
  );
  const namedAhead = places.some((p) => p.run && p.to < draft.first);
  if (behind?.task && namedAhead && !/^(?:on|across)$/.test(behind.task.preposition) && !inside && !adjacent)
    return draft;
  if (inside) return fill(draft, inside, "stands between the two ends", places);
  const led = behind?.run && behind.at === draft.last + 1;
  if (adjacent && !led) return fill(draft, adjacent, "stands right before the number");
  if (behind) return fill(draft, behind, "stands behind the number in its clause", places);
  return draft;
}
