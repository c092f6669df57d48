import { existsSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Script } from "node:vm";
import { type AlignedPaper, alignPapers, listFalsePositives } from "@/eval/aligned-papers";
import type { GoldPaper } from "@/eval/gold";
import { normalizeName } from "@/eval/name-matching";
import { pairClaims } from "@/eval/pair-claims";
import { hasSameNumbers, isCorrect } from "@/eval/slot-checks";
import { isInSplit } from "@/eval/split";
import type { AbstractInput, Extraction } from "@/extractors/extract";
import type { ExtractedClaim } from "@/lib/claim/claim";
import { readAbstracts, readCorpus } from "./abstracts";
import { readGold } from "./gold";
import { buildSwitchedProgram, type SwitchedProgram } from "./removal-program";
import type { RemovalUnit } from "./removal-units";
import { UsageError } from "./usage-error";

const RESULTS = fileURLToPath(new URL("removal.tsv", import.meta.url));
const isMeasured = (file: string): boolean => MEASURED.test(file);
const MEASURED = /^extractors\/(?:rules|mentions|refiners|quantities|lexicon|words)\//;
/** Abstracts with claims that are taken from the corpus. */
const SAMPLE = 1500;
/** A unit is needed, and not measured further, when this many more annotated claims are wrong than right without it, at the levels claim and strict. */
const NEEDED = 6;
const STRICTLY_NEEDED = 15;
/** The same for claims of the corpus that change. */
const CHANGED = 60;

/** An abstract with its annotation, if it has one, and its claims by the whole extractor. */
interface Sample {
  readonly input: AbstractInput;
  readonly gold: GoldPaper | null;
  readonly claims: readonly ExtractedClaim[];
}

/** What changes without a unit. */
interface Effect {
  /** Abstracts of either set in which the unit has an effect on the value around it. */
  fires: number;
  /** Annotated claims that become right and wrong, at the levels claim and strict. */
  better: number;
  worse: number;
  strictBetter: number;
  strictWorse: number;
  /** Claims without annotation: more or fewer of them. */
  extra: number;
  /** Changed claims of the annotated abstracts and of the corpus. */
  goldChanged: number;
  corpusChanged: number;
  /** True if the measurement ended early because the unit is needed. */
  isNeeded: boolean;
}

const toKey = (claim: ExtractedClaim): string =>
  JSON.stringify([
    [claim.sentence_index, claim.before, claim.after, claim.of, claim.unit],
    [claim.gain, claim.gain_max, claim.gain_kind, claim.qualifier, claim.aggregate, claim.role],
    [claim.model, claim.method, claim.size_b, claim.benchmarks, claim.benchmark_text, claim.metric, claim.baseline],
  ]);

/** Counts the claims that differ: a changed claim once, although it is in both lists. */
function countChanged(before: readonly ExtractedClaim[], after: readonly ExtractedClaim[]): number {
  const rest = before.map(toKey);
  let added = 0;
  for (const claim of after) {
    const at = rest.indexOf(toKey(claim));
    if (at < 0) added++;
    else rest.splice(at, 1);
  }
  return Math.max(added, rest.length);
}

const findCorrect = ({ gold, found }: AlignedPaper, level: "claim" | "strict"): ReadonlySet<number> =>
  new Set(
    [...pairClaims(gold, found, (g, f) => isCorrect(level, g, f)).keys()].filter((index) => !gold[index]?.optional),
  );

const countExtra = (paper: AlignedPaper): number =>
  listFalsePositives(paper, new Set(pairClaims(paper.gold, paper.found, hasSameNumbers).values())).length;

const countMissing = (from: ReadonlySet<number>, other: ReadonlySet<number>): number =>
  [...from].filter((index) => !other.has(index)).length;

/** Adds the difference between the claims of one annotated abstract to the effect. */
function addScores(
  effect: Effect,
  { title, claims: gold }: GoldPaper,
  pair: readonly (readonly ExtractedClaim[])[],
): void {
  const [before, after] = pair.map((found): AlignedPaper => ({ title, gold, found }));
  if (!before || !after) return;
  const [claims, claimsWithout] = [findCorrect(before, "claim"), findCorrect(after, "claim")];
  const [strict, strictWithout] = [findCorrect(before, "strict"), findCorrect(after, "strict")];
  effect.better += countMissing(claimsWithout, claims);
  effect.worse += countMissing(claims, claimsWithout);
  effect.strictBetter += countMissing(strictWithout, strict);
  effect.strictWorse += countMissing(strict, strictWithout);
  effect.extra += countExtra(after) - countExtra(before);
}

/** Reads the annotated abstracts that may be inspected, then a sample of the abstracts of the corpus. */
async function readSamples([goldFolder, papersFile]: readonly string[]): Promise<Omit<Sample, "claims">[]> {
  if (!goldFolder || !existsSync(`${goldFolder}/train.jsonl`))
    throw new UsageError("Usage: npm run bench -- removal GOLD_FOLDER [PAPERS]");
  const readSet = async (gold: string, papers: string, part: "all" | "rest"): Promise<Omit<Sample, "claims">[]> => {
    const inputs = new Map((await readAbstracts(`${goldFolder}/${papers}`)).map((p) => [normalizeName(p.title), p]));
    const annotated = alignPapers(readGold(`${goldFolder}/${gold}`), []).filter(({ title }) => isInSplit(part, title));
    return annotated.flatMap(({ title, gold: claims }) => {
      const input = inputs.get(normalizeName(title));
      return input ? [{ input, gold: { title, claims: [...claims] } }] : [];
    });
  };
  const corpus = papersFile ? await readAbstracts(papersFile) : await readCorpus(Number.POSITIVE_INFINITY);
  return [
    ...(await readSet("dev.jsonl", "papers.jsonl", "all")),
    ...(await readSet("train.jsonl", "train.papers.jsonl", "rest")),
    ...corpus.map((input) => ({ input, gold: null })),
  ];
}

/** Calls a function that `globalThis` has under this name, with a limit of time. */
const CALL = new Script("globalThis.extractOne()");
/** Without a unit the extractor may run without end. */
const TIMEOUT_MS = 5000;

/** Extracts with some units switched off; an extractor that fails or does not end has no claims. */
function extractWithin(extract: (input: AbstractInput) => Extraction, input: AbstractInput): readonly ExtractedClaim[] {
  Object.assign(globalThis, { extractOne: () => extract(input) });
  try {
    const extraction: Extraction = CALL.runInThisContext({ timeout: TIMEOUT_MS });
    return extraction.claims;
  } catch {
    return [];
  }
}

const isNeeded = ({ better, worse, strictBetter, strictWorse, corpusChanged }: Effect): boolean =>
  worse - better >= NEEDED || strictWorse - strictBetter >= STRICTLY_NEEDED || corpusChanged >= CHANGED;

/** Measures all units of a program on samples. */
class RemovalMeasurement {
  readonly samples: Sample[] = [];
  /** For each unit the samples on which it has an effect. */
  private readonly samplesOfUnit: number[][];
  private readonly whole: ReturnType<SwitchedProgram["load"]>;
  private readonly tracked: ReturnType<SwitchedProgram["load"]>;
  private readonly firedAtLoad: Uint8Array;

  /** @param tracked the same program, which notes the units that have an effect */
  constructor(
    private readonly program: SwitchedProgram,
    tracked: SwitchedProgram,
  ) {
    this.whole = program.load([]);
    this.tracked = tracked.load([]);
    this.firedAtLoad = this.tracked.switches.seen.slice();
    this.samplesOfUnit = program.units.map(() => []);
  }

  /** Extracts with all units and notes which of them have an effect; keeps samples of the corpus that have claims. */
  addSamples(inputs: readonly Omit<Sample, "claims">[]): void {
    const { extract, switches } = this.tracked;
    let fromCorpus = 0;
    for (const { input, gold } of inputs) {
      if (gold === null && fromCorpus >= SAMPLE) break;
      switches.seen.fill(0);
      switches.forgetWords();
      const { claims } = extract(input);
      if (gold === null && claims.length === 0) continue;
      if (gold === null) fromCorpus++;
      const index = this.samples.push({ input, gold, claims }) - 1;
      for (const [id, seen] of switches.seen.entries()) if (seen) this.samplesOfUnit[id]?.push(index);
    }
  }

  /** Measures what changes if units are switched off together. */
  measure(ids: readonly number[], isComplete = false): Effect {
    const isLoadTime = ids.some((id) => this.program.units[id]?.isLoadTime || this.firedAtLoad[id] === 1);
    const indexes = isLoadTime
      ? this.samples.keys()
      : new Set(ids.flatMap((id) => this.samplesOfUnit[id] ?? []).sort((a, b) => a - b));
    const { extract, switches } = isLoadTime ? this.program.load(ids) : this.whole;
    for (const id of ids) switches.off[id] = 1;
    switches.forgetWords();
    const effect: Effect = {
      ...{ fires: 0, better: 0, worse: 0, strictBetter: 0, strictWorse: 0, extra: 0 },
      ...{ goldChanged: 0, corpusChanged: 0, isNeeded: false },
    };
    for (const index of indexes) {
      effect.fires++;
      const { input, gold, claims } = this.samples[index] as Sample;
      const without = extractWithin(extract, input);
      const changed = countChanged(claims, without);
      if (changed === 0) continue;
      if (gold === null) effect.corpusChanged += changed;
      else {
        effect.goldChanged += changed;
        addScores(effect, gold, [claims, without]);
      }
      effect.isNeeded = !isComplete && isNeeded(effect);
      if (effect.isNeeded) break;
    }
    for (const id of ids) switches.off[id] = 0;
    switches.forgetWords();
    extract({ title: "", abstract: "It reads 1 page." });
    return effect;
  }
}

const COLUMNS = [
  ...["file", "line", "lines", "kind", "without", "fires", "better", "worse", "strict_better", "strict_worse"],
  ...["extra", "annotated_changed", "corpus_changed", "needed", "name"],
];

const formatRow = (unit: RemovalUnit, effect: Effect): string =>
  [
    ...[unit.file, unit.line, unit.lines, unit.kind, unit.neutral, effect.fires, effect.better, effect.worse],
    ...[effect.strictBetter, effect.strictWorse, effect.extra, effect.goldChanged, effect.corpusChanged],
    ...[effect.isNeeded ? "yes" : "", unit.name],
  ].join("\t");

/** The units that cover the most lines first. */
const orderUnits = (units: readonly RemovalUnit[]): number[] =>
  [...units.keys()].sort((a, b) => (units[b]?.lines ?? 0) - (units[a]?.lines ?? 0));

/**
 * Switches off each function, condition, alternative, branch and row of the extractor alone, and writes to removal.tsv
 * how many claims change without it.
 * @param args folder of the annotated sets, and papers of a corpus
 */
export async function run(args: readonly string[]): Promise<void> {
  const [program, tracked] = await Promise.all(
    [false, true].map((isTracked) => buildSwitchedProgram(isMeasured, isTracked)),
  );
  if (!program || !tracked) return;
  const measurement = new RemovalMeasurement(program, tracked);
  measurement.addSamples(await readSamples(args));
  const rows: string[] = [];
  const write = (): void => writeFileSync(RESULTS, `${[COLUMNS.join("\t"), ...rows].join("\n")}\n`);
  const started = Date.now();
  for (const [count, id] of orderUnits(program.units).entries()) {
    rows.push(formatRow(program.units[id] as RemovalUnit, measurement.measure([id])));
    if (count % 50 !== 49) continue;
    write();
    console.log(`${count + 1} of ${program.units.length} units, ${Math.round((Date.now() - started) / 1000)} s`);
  }
  write();
}
