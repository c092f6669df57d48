import { amend, type Draft, isGain, isScore } from "../rules/draft";
import { type Item, isClass, isHardStop } from "../rules/scene";

/**
 * Numbers that describe one result become one draft: "from 57.8% to 72.8% (+15.0%)", "by 40% (from 313 to 181)",
 * "raises the score to 0.725 (+3.97%)", "a 69.4% success rate, a 36% relative improvement from the 51% base".
 */
export function refineMerge(drafts: readonly Draft[]): Draft[] {
  const out: Draft[] = [];
  for (const d of drafts) {
    const previous = out.at(-1);
    const based = previous ? startsFrom(previous, d, out) : null;
    if (based) {
      out[out.length - 1] = based;
      continue;
    }
    const own =
      previous &&
      isGain(d) &&
      isScore(previous) &&
      (previous.rule === "score-rival" || d.gain?.sign || closesBracket(previous, d))
        ? gainedOver(previous, d, out)
        : -1;
    const score = out[own];
    if (score) {
      if (score.gain) out.push(amend(d, { after: score.after }, "the score that this gain belongs to"));
      else out[own] = amend(unite(score, d, score), { last: score.last });
      continue;
    }
    const joined = previous && previous.scene === d.scene ? join(previous, d, out.at(-2)) : null;
    if (joined) out[out.length - 1] = joined;
    else out.push(d);
  }
  return out;
}

/**
 * "reaches 91.6%, +8.2 points beyond the plain oracle (83.4%)": the rival's number is what the gain starts from, where
 * the three compute to each other.
 */
function startsFrom(gained: Draft, d: Draft, drafts: readonly Draft[]): Draft | null {
  const { items } = d.scene;
  if (gained.scene !== d.scene || !gained.gain || gained.before || !isScore(d)) return null;
  const between = items.slice(gained.last + 1, d.first);
  const open = between.findLastIndex((i) => i.lower === "(");
  if (open < 0 || between.length - open > 4 || between.length > 14 || between.some((i) => i.lower === ")")) return null;
  if (!between.some((i) => /^(?:over|than|beyond|above|against|from|\()$/.test(i.lower))) return null;
  const score = gained.after ? gained : drafts.findLast((o) => o.scene === d.scene && o !== gained && o.after !== null);
  if (!score?.after || !amountsTo({ ...gained, before: d.after, after: score.after }, gained)) return null;
  return amend(
    gained,
    { before: d.after, after: score.after, last: d.last },
    "the rival's number is what the gain starts from",
  );
}

/** "outperforming the best baseline (A at 74.0%) by 7.7": a rival's number in a bracket that closes before the gain. */
const closesBracket = (rival: Draft, d: Draft): boolean =>
  d.rule === "gain-by" &&
  rival.scene === d.scene &&
  rival.scene.items.slice(rival.last + 1, d.first).some((i) => i.lower === ")");

/** "89.7% vs. 88.5% for the baseline (+1.2)": which score the gain over a rival's number belongs to, or -1. */
function gainedOver(rival: Draft, { gain, scene }: Draft, drafts: readonly Draft[]): number {
  const points = (d: Draft): number => (d.after?.value ?? Number.NaN) - (rival.after?.value ?? Number.NaN);
  return drafts.findLastIndex(
    (d) =>
      d.scene === scene &&
      d !== rival &&
      d.after !== null &&
      d.before === null &&
      Math.abs(Math.abs(points(d)) - Math.abs(gain?.value ?? 0)) < 0.11,
  );
}

/** "(75.0 vs. 60.0)" without a gain beside it: the claimed system's score, and its rival's. */
export function refineVersus(drafts: readonly Draft[]): Draft[] {
  return drafts.flatMap((d) => {
    if (d.rule !== "change-bracket-versus" || !d.before) return [d];
    const at = d.scene.items.findIndex((i) => i.quantity === d.before);
    return [
      amend(d, { before: null, last: d.first }, "beside the number of its rival"),
      amend(
        d,
        { before: null, after: d.before, first: at, last: at, rule: "score-rival" },
        "the rival's number beside it",
      ),
    ];
  });
}

const isChange = (d: Draft): boolean => d.before !== null && d.after !== null;

function join(a: Draft, b: Draft, earlier: Draft | undefined): Draft | null {
  const { items } = a.scene;
  const between = items.slice(a.last + 1, b.first);
  const words = between.map((i) => i.lower);
  const open = words[0] === "(" || words[0] === "[";
  if (isChange(a) && isGain(b) && between.length <= 8 && (open || restates(words))) return unite(a, b, a);
  const placed = /^(?:on|in|for|across)$/.test(words[0] ?? "") && words.at(-1) === "(" && b.gain?.sign !== "";
  if (isChange(a) && isGain(b) && placed && between.length <= 7) return unite(a, b, a);
  if (
    isGain(a) &&
    isChange(b) &&
    between.length <= 8 &&
    (open || words.includes("(") || words[0] === "," || words.length <= 4)
  ) {
    if (words.includes("and") || words.includes("while")) return null;
    return unite(b, a, a);
  }
  const [change, gain] = isChange(a) ? [a, b] : [b, a];
  if (isChange(change) && isGain(gain) && between.length <= 28 && !between.some(isHardStop) && amountsTo(change, gain))
    return unite(change, gain, a);
  if (isScore(a) && isChange(b) && words.join(" ") === "( from" && a.after) {
    const up = (b.after?.value ?? 0) >= (b.before?.value ?? 0);
    return unite(b, { ...a, after: null, gain: a.after, sign: up ? 1 : -1, cue: nounBehind(b) }, a);
  }
  const closed = words.at(-1) === "(" && b.cue !== null && b.cue > b.last && items[b.cue + 1]?.lower === ")";
  if (isScore(a) && isGain(b) && closed && between.length <= 8) return unite(a, b, a);
  if (isScore(a) && isGain(b) && b.gain?.unit !== "times") {
    const signed = open && words.length <= 3 && b.gain?.sign !== "";
    const compared =
      (b.rule === "gain-comparative" || (b.gain?.sign === "+" && items[b.last + 1]?.lower === "over")) &&
      ((words.length <= 2 && words.every((w) => /^[,(]$|^a$|^an$|^is$/.test(w))) ||
        (words.length <= 7 &&
          /^(?:on|in|for)$/.test(words[0] ?? "") &&
          words.at(-1) === "," &&
          !between.some((i) => isClass("gain-verb", i.lower) || isClass("strong-score", i.lower))));
    const placed =
      a.rule !== "score-rival" &&
      b.gain?.sign !== "" &&
      words.length <= 6 &&
      words.at(-1) === "(" &&
      /^(?:on|in|for)$/.test(words[0] ?? "") &&
      !between.some((i) => i.quantity || /^(?:,|and|vs|versus)$/.test(i.lower));
    const stated = /^[,(]$/.test(words[0] ?? "") && restates(words);
    const drop = open && words.length <= 2 && b.gain?.unit === a.after?.unit && b.rule === "gain-number-noun";
    if (signed || compared || stated || drop || placed) return unite(a, b, a);
  }
  const beats =
    b.rule.startsWith("gain-by") &&
    between.length < 18 &&
    !(earlier?.scene === a.scene && isScore(earlier) && a.first - earlier.last < 12) &&
    words.filter((w) => w === ",").length === 1 &&
    isClass("beat-verb", words[words.indexOf(",") + 1] ?? "") &&
    !words.includes("and");
  if (isScore(a) && isGain(b) && beats && b.gain?.unit !== "times") return unite(a, b, a);
  const appended =
    isScore(a) &&
    isGain(b) &&
    b.rule === "gain-number-noun" &&
    /^(?:a|an)$/.test(words.at(-1) ?? "") &&
    /^[,—–-]$/.test(words.at(-2) ?? "") &&
    between.length <= 9;
  if (
    appended &&
    !between.some((i) => i.kind === "word" && (isClass("gain-verb", i.lower) || isClass("strong-score", i.lower)))
  )
    return unite(a, b, a);
  if (isScore(a) && isGain(b) && b.gain?.unit !== "times" && toldOfScore(a, b, between, earlier)) return unite(a, b, a);
  const base =
    a.gain !== null &&
    a.after !== null &&
    a.before === null &&
    isScore(b) &&
    words.includes("from") &&
    words.slice(words.indexOf("from")).every((w) => /^(?:from|the|a|an|its|base)$/.test(w));
  if (base && between.length <= 6)
    return amend(
      a,
      { before: b.after, last: b.last, rule: `${a.rule}+from-base` },
      "the base that the gain starts from",
    );
  if (isGain(a) && isScore(b) && open && words.length <= 2 && b.after?.unit === "%" && a.gain?.unit === "points")
    return unite(b, a, a);
  if (isGain(a) && isScore(b) && b.rule === "score-verb" && leadsTo(between) && b.after?.unit !== "")
    return unite(b, a, a);
  return null;
}

/** Whether the gain is the distance of before and after, or its ratio, to within rounding: it says the same again. */
function amountsTo({ before, after }: Draft, { gain, times }: Draft): boolean {
  if (!before || !after || !gain || times || gain.unit === "times" || gain.max !== null) return false;
  const points = Math.abs(after.value - before.value);
  const relative = before.value === 0 ? Number.NaN : Math.abs((100 * points) / before.value);
  const size = Math.abs(gain.value);
  return size >= 1 && (Math.abs(points - size) < 0.06 || (gain.unit === "%" && Math.abs(relative - size) < 0.6));
}

/** "raises accuracy by 3.1 points, reaching 85.2%": a comma and the verb of arriving, and nothing else of weight. */
const leadsTo = (between: readonly Item[]): boolean => {
  const comma = between.findIndex((i) => i.lower === ",");
  const lead = between.slice(comma + 1).map((i) => i.lower);
  return (
    comma >= 0 &&
    comma <= 6 &&
    /^(?:reaching|to|up)$/.test(lead[0] ?? "") &&
    lead.every((w) => /^(?:reaching|to|reach|up|a|an|the|new|total|final|about|nearly)$/.test(w)) &&
    !between.slice(0, comma).some((i) => /^(?:and|while)$/.test(i.lower))
  );
};

/**
 * "97% coverage on the earliest task, 14% higher than the baselines", "a score of 0.9 in the lab, representing a 2.1%
 * improvement over …": a comma behind the score's own phrase, and then its distance from a rival.
 */
function toldOfScore(a: Draft, b: Draft, between: readonly Item[], earlier: Draft | undefined): boolean {
  const listed = earlier?.scene === a.scene && isScore(earlier) && a.first - earlier.last < 8;
  const comma = between.findLastIndex((i) => /^[,(–—-]$/.test(i.lower));
  if (listed || comma < 0 || between.length > 16 || !/^gain-(?:comparative|number-noun|noun-of|up|down)$/.test(b.rule))
    return false;
  const lead = between.slice(comma).map((i) => i.lower);
  if (a.after?.of !== null || !restates(lead) || lead.includes("with")) return false;
  const { items } = b.scene;
  const end = Math.max(b.last, b.cue ?? 0);
  const compared =
    /^gain-(?:up|down)$/.test(b.rule) ||
    lead.some((w) => /^(?:represent|correspond)/.test(w)) ||
    /^(?:above|below|ahead|behind|over|beyond)$/.test(items[b.cue ?? -1]?.lower ?? "") ||
    items.slice(end + 1, end + 5).some((i) => /^(?:than|over|compared|relative|versus|vs)$/.test(i.lower));
  return (
    compared &&
    !between
      .slice(0, comma)
      .some(
        (i) =>
          i.kind === "quantity" ||
          isHardStop(i) ||
          /^(?:and|but|or)$/.test(i.lower) ||
          (i.kind === "word" && (isClass("gain-verb", i.lower) || isClass("strong-score", i.lower))),
      )
  );
}

/** "up to 50% (from 38% to 57%) relative improvement": the noun of change behind the bracket. */
function nounBehind(d: Draft): number | null {
  const { items } = d.scene;
  for (let i = d.last + 1; i < Math.min(items.length, d.last + 6); i++)
    if (isClass("gain-noun", items[i]?.lower ?? "")) return i;
  return null;
}

/** ", an improvement of", ", a 36% relative gain", "representing a": the gain is said of the number just given. */
function restates(words: readonly string[]): boolean {
  if (words.length > 8 || !/^[,—–(-]$/.test(words[0] ?? "")) return false;
  return words
    .slice(1)
    .every(
      (w) =>
        /^(?:a|an|the|i\.e\.|\.|,|representing|represents|corresponding|corresponds|equals|to|which|is|marking|absolute|relative|of|for|with|thus|or|total|over|up|down|yielding)$/.test(
          w,
        ) ||
        isClass("gain-noun", w) ||
        isClass("adjective", w),
    );
}

/** The numbers of both; cue and rule of the gain are kept beside those of the value. */
function unite(value: Draft, gain: Draft, first: Draft): Draft {
  return amend(
    value,
    {
      first: Math.min(value.first, gain.first),
      last: Math.max(value.last, gain.last),
      rule: `${first.rule}+${first === value ? gain.rule : value.rule}`,
      gain: gain.gain,
      sign: gain.sign,
      cue: gain.cue,
      times: gain.times,
      trust: Math.min(0.98, Math.max(value.trust, gain.trust) + 0.02),
    },
    "two statements of one result are one claim",
  );
}
