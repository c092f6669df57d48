import { splitWords } from "./word-list";

/**
 * The small words that say what a number is. Stems are listed with their endings spelled out by `verb` and `noun`,
 * so that a row is one word; irregular forms are rows of their own.
 */

const inflect = (stem: string): string[] => {
  const base = stem.endsWith("e") ? stem.slice(0, -1) : stem;
  const third = /(?:s|sh|ch|x)$/.test(stem) ? `${stem}es` : `${stem}s`;
  return [stem, third, `${base}ed`, `${base}ing`];
};
const inflectAll = (list: string): string[] => splitWords(list).flatMap(inflect);

/** Verbs whose object or subject becomes more; with "by N" or "from N to N" they state a gain. */
export const INCREASE_VERBS: ReadonlySet<string> = new Set([
  ...inflectAll(
    "improve increase boost raise enhance lift gain elevate advance jump climb strengthen augment accelerate",
  ),
  ...inflectAll("extend expand surge soar push amplify double triple quadruple recover restore uplift"),
  ...splitWords(
    "rise rises rose rising risen grow grows grew growing grown speed speeds sped speeding go goes went going",
  ),
  ...splitWords("upgrade upgrades add adds added adding lifting"),
]);
/** Verbs that lead a model or a figure to where it stands then: "brings X to 45.7%", "goes from 5% to 72%". */
export const MOVE_VERBS: ReadonlySet<string> = new Set(
  splitWords(
    "bring brings brought bringing take takes took taking move moves moved moving carry carries carried go goes went going climbs climb climbed drive drives drove driving turn turns",
  ),
);
/** Verbs that set the subject above a rival: their object is the baseline. */
export const BEAT_VERBS: ReadonlySet<string> = new Set([
  ...inflectAll("outperform surpass exceed outpace outrank outscore"),
  ...splitWords(
    "tops topped topping beat beats beating beaten outdo outdoes outdid outdoing lead leads leading led overtake overtakes",
  ),
]);
/** Verbs that set the subject below a rival. */
export const LAG_VERBS: ReadonlySet<string> = new Set([
  ...inflectAll("lag trail underperform"),
  ...splitWords("lagging lagged fall falls fell falling fallen"),
]);
/** Verbs whose object becomes less. */
export const DECREASE_VERBS: ReadonlySet<string> = new Set([
  ...inflectAll("reduce decrease lower degrade decline diminish minimize minimise mitigate compress shorten suppress"),
  ...inflectAll(
    "save slash narrow halve curtail alleviate erode deteriorate lessen eliminate remove plummet worsen collapse",
  ),
  ...splitWords(
    "drop drops dropped dropping cut cuts cutting shrink shrinks shrank shrunk shrinking trim trims trimmed trimming",
  ),
  ...splitWords("lose loses lost losing sacrifice sacrifices sacrificing sink sinks sank prune prunes pruned pruning"),
]);
/** Verbs that say how far two things are apart: "shifts scores by", "overstates accuracy by", "differ by". */
export const VARY_VERBS: ReadonlySet<string> = new Set([
  ...inflectAll("shift overstate overestimate inflate exaggerate differ vary understate underestimate change alter"),
]);
/** Nouns of a change upwards. */
export const INCREASE_NOUNS: ReadonlySet<string> = new Set(
  splitWords(`improvement improvements gain gains increase increases boost boosts enhancement enhancements lift lifts uplift
    uplifts advantage advantages jump jumps rise rises growth speedup speedups speed-up speed-ups acceleration
    accelerations margin margins lead benefit benefits increment increments uptick surge improvment improvments
    advancement advancements`),
);
/** Nouns of a change downwards. */
export const DECREASE_NOUNS: ReadonlySet<string> = new Set(
  splitWords(`reduction reductions decrease decreases drop drops decline declines degradation degradations loss saving
    savings cut cuts slowdown slowdowns gap gaps deficit deficits deterioration shortfall fall`),
);
/** Comparatives of more, and of less. */
export const INCREASE_COMPARATIVES: ReadonlySet<string> = new Set(
  splitWords(
    "higher better faster more larger greater longer stronger superior improved quicker above bigger ahead closer nearer",
  ),
);
export const DECREASE_COMPARATIVES: ReadonlySet<string> = new Set(
  splitWords(
    "lower fewer less smaller shorter slower worse reduced cheaper lighter narrower leaner slimmer below inferior weaker poorer short behind shy",
  ),
);
/** Verbs whose object is a score. */
export const SCORE_VERBS: ReadonlySet<string> = new Set([
  ...inflectAll(
    "achieve reach attain obtain score yield record deliver demonstrate report register retain solve resolve",
  ),
  ...inflectAll("pass exhibit produce show maintain establish secure return preserve identify detect predict complete"),
  ...inflectAll(
    "correct classify recognize recognise capture realize realise offer provide perform mark present average",
  ),
  ...inflectAll(
    "match succeed answer sustain post clock rank receive earn measure find observe evaluate equal approach",
  ),
  ...inflectAll("block catch repair reconstruct intercept fix"),
  ...inflectAll(
    "recover reproduce generalize generate struggle plateau fail prefer accept choose rate require reveal boast enable result accomplish",
  ),
  ...splitWords("get gets got getting hit hits hitting win wins won winning set sets setting keep keeps kept keeping"),
  ...splitWords(
    "is are was were has have had having remain remains reaches with found hold holds held holding give gives gave",
  ),
  ...splitWords("caught brings brought bring come comes came stands stood achieving attaining yielding"),
]);
/** Verbs of what stays as it was: what follows is a value, never the size of a change; without "retained users". */
export const RETAIN_VERBS: ReadonlySet<string> = new Set(
  splitWords(`maintain maintains maintaining preserve preserves preserving retain retains retaining sustain sustains sustaining
    keep keeps keeping`),
);
/** The strong ones among them: what follows is nearly always a result. */
export const STRONG_SCORE_VERBS: ReadonlySet<string> = new Set([
  ...inflectAll(
    "achieve reach attain obtain score yield record deliver demonstrate report solve resolve accomplish earn",
  ),
  ...splitWords("hits hit hitting get gets got"),
]);

/** Words that may stand between a number and the noun of its gain: "15.6% *average accuracy* improvement". */
export const GAIN_ADJECTIVES: ReadonlySet<string> = new Set(
  splitWords(`tremendous absolute relative average averaged mean overall total performance further additional significant substantial
    notable remarkable improvement maximum peak median geometric end-to-end consistent net percentage point points pp
    inference training test-time zero-shot few-shot marginal slight modest small minor large major drastic considerable
    dramatic sharp sizable`),
);
/** Nouns that are no metric: the claim's metric stays empty. */
export const NON_METRIC_NOUNS: ReadonlySet<string> = new Set(
  splitWords(`performance performances result results ability abilities capability capabilities improvement improvements gain
    gains effectiveness level levels value values increase reduction it them this these that those
    baseline baselines model models method methods state-of-the-art sota gap margin average overall`),
);
export const QUALIFIER_PHRASES: readonly (readonly [string, "up to" | "over" | "about" | "under"])[] = [
  ["up to", "up to"],
  ["upto", "up to"],
  ["up-to", "up to"],
  ["as much as", "up to"],
  ["as high as", "up to"],
  ["as low as", "up to"],
  ["as many as", "up to"],
  ["as little as", "up to"],
  ["as few as", "up to"],
  ["at most", "up to"],
  ["a maximum of", "up to"],
  ["maximum of", "up to"],
  ["a peak of", "up to"],
  ["peak", "up to"],
  ["more than", "over"],
  ["at least", "over"],
  ["greater than", "over"],
  ["higher than", "over"],
  ["no less than", "over"],
  ["over", "over"],
  ["above", "over"],
  ["exceeding", "over"],
  ["exceeds", "over"],
  ["exceed", "over"],
  ["exceeded", "over"],
  ["surpassing", "over"],
  ["beyond", "over"],
  [">", "over"],
  ["≥", "over"],
  ["approximately", "about"],
  ["approx", "about"],
  ["approx.", "about"],
  ["about", "about"],
  ["around", "about"],
  ["roughly", "about"],
  ["nearly", "about"],
  ["almost", "about"],
  ["approximate", "about"],
  ["an approximate", "about"],
  ["close to", "about"],
  ["near", "about"],
  ["circa", "about"],
  ["≈", "about"],
  ["~", "about"],
  ["less than", "under"],
  ["fewer than", "under"],
  ["lower than", "under"],
  ["no more than", "under"],
  ["within", "under"],
  ["below", "under"],
  ["under", "under"],
  ["<", "under"],
  ["≤", "under"],
];
