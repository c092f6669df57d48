import { closeDb, openDb, refreshStatistics } from "@/db/open";
import { createClaimStore } from "@/db/store/claim-store";
import { createImportLog } from "@/db/store/import-log";
import { createOccurrenceStore } from "@/db/store/occurrence-store";
import { createPaperStore } from "@/db/store/paper-store";
import { toStoredClaimRow } from "@/db/store/stored-claim-row";
import type { ExtractedClaim } from "@/lib/claim/claim";
import { EMPTY_SLOTS } from "@/lib/claim/empty-slots";
import { computeGain } from "@/lib/claim/gain";
import { assignClaimIds } from "@/lib/claim/to-claims";
import type { PaperRecord } from "@/lib/paper/paper";
import { SeededRandom } from "./seeded-random";

/**
 * A board with 1,000,000 invented claims. Shares of empty slots, the frequencies of names and the length of texts are
 * those of claims from 30,000 real abstracts.
 */

const PAPERS = 430_000;
const PAPERS_PER_TRANSACTION = 5000;
const EXTRACTOR = "1.0.0";
const WORDS = 8000;
const SIZES = [0.5, 1, 3, 4, 7, 8, 13, 14, 32, 70] as const;
const DAYS = 2200;

/** Picks a number below `count`: number k with a probability that falls with 1 / (k + flatness). */
const pickRank = (random: SeededRandom, count: number, flatness: number): number =>
  Math.floor(flatness * ((count + flatness) / flatness) ** random.next() - flatness);

const SYLLABLES = [
  "ba",
  "co",
  "di",
  "fu",
  "ge",
  "la",
  "mo",
  "nu",
  "pe",
  "ri",
  "so",
  "ta",
  "vi",
  "we",
  "xo",
  "za",
] as const;

/** A pronounceable invented word for each number. */
function toWord(number: number): string {
  let [rest, word] = [number, ""];
  do {
    word += SYLLABLES[rest % 16];
    rest = Math.floor(rest / 16);
  } while (rest > 0);
  return `${word}${"nrstl"[number % 5]}`;
}

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const writeWords = (random: SeededRandom, count: number): string =>
  Array.from({ length: count }, () => toWord(pickRank(random, WORDS, 12))).join(" ");

/** Slots of the numbers of a claim and the words that state them. */
function inventNumbers(random: SeededRandom): Partial<ExtractedClaim> & { readonly text: string } {
  const value = Math.round(random.next() * 1000) / 10;
  const gain = Math.round(random.next() ** 2 * 300) / 10;
  const chance = random.next();
  if (chance < 0.05) {
    const after = Math.round((value + gain) * 10) / 10;
    const numbers = { before: value, after, unit: "%", ...computeGain({ before: value, after }, 100, true) };
    return { ...numbers, text: `from ${value}% to ${after}%` };
  }
  if (chance < 0.52)
    return { after: value, unit: chance < 0.34 ? "%" : "score", text: `${value}${chance < 0.34 ? "%" : ""}` };
  if (chance < 0.79) return { gain, gain_kind: "percent", text: `${gain}%` };
  if (chance < 0.9) return { gain, gain_kind: "times", text: `${gain} times` };
  if (chance < 0.985) return { gain, gain_kind: "points", text: `${gain}${chance < 0.96 ? " percentage" : ""} points` };
  return { gain, gain_kind: "relative", text: `${gain}% relative` };
}

function inventModel(random: SeededRandom): Partial<ExtractedClaim> {
  if (random.next() > 0.27) return {};
  const number = pickRank(random, 40_000, 6);
  const size = number % 4 === 0 ? (SIZES[number % SIZES.length] ?? 7) : null;
  const name = capitalize(toWord(number + 50)) + (size === null ? "" : `-${size}B`);
  const family = number % 2 === 0 ? capitalize(toWord((number % 700) + 50)) : null;
  return { model: name, model_id: name.toLowerCase(), model_family: family, size_b: size };
}

function inventBenchmarks(random: SeededRandom): string[] {
  const chance = random.next();
  const count = chance < 0.67 ? 0 : chance < 0.966 ? 1 : 2 + (Math.floor(chance * 10_000) % 3);
  return Array.from({ length: count }, () => `${capitalize(toWord(pickRank(random, 60_000, 10) + 300))} Bench`);
}

function inventMetric(random: SeededRandom): Partial<ExtractedClaim> {
  const chance = random.next();
  if (chance < 0.19) return {};
  const isKnown = chance < 0.87;
  const name = isKnown ? toWord(pickRank(random, 344, 1)) : `${toWord(pickRank(random, 100_000, 20))} rate`;
  return { metric: name, metric_id: isKnown ? name : null, higher_is_better: isKnown ? name.length % 4 !== 0 : null };
}

const GRADES = ["check", "likely", "certain"] as const;

/** Invents a claim; its sentence starts at the given offset of the abstract. */
function inventClaim(random: SeededRandom, offset: number, sentenceIndex: number): ExtractedClaim {
  const { text, ...numbers } = inventNumbers(random);
  const benchmarks = inventBenchmarks(random);
  const method = random.next() < 0.58 ? `${capitalize(toWord(pickRank(random, 400_000, 40)))}Net` : null;
  const baseline = random.next() < 0.41 ? `${toWord(pickRank(random, 150_000, 6))} baseline` : null;
  const start = `${method ?? "Our method"} ${writeWords(random, 12)} with `;
  const sentence = `${start}${text} on ${benchmarks.join(" and ") || "the test set"} over ${baseline ?? "others"} ${writeWords(random, 8)}.`;
  const span = [offset + start.length, offset + start.length + text.length] as const;
  return {
    ...EMPTY_SLOTS,
    sentence,
    sentence_index: sentenceIndex,
    active_b: null,
    k: null,
    points: null,
    relative: null,
    error_cut: null,
    check: null,
    check_note: null,
    metric_id: null,
    higher_is_better: null,
    model_id: null,
    model_family: null,
    ...numbers,
    ...inventModel(random),
    ...inventMetric(random),
    method,
    baseline,
    benchmarks,
    role: random.next() < 0.95 ? "own" : "baseline",
    qualifier: random.next() < 0.12 ? "up to" : null,
    spans: numbers.gain == null ? { after: span } : { gain: span },
    inferred: {},
    rule: "invented",
    confidence: Math.round(50 + random.next() * 45) / 100,
    extractor: EXTRACTOR,
    grade: random.pick(GRADES),
    slot_confidence: { numbers: 0.95, benchmarks: 0.9, system: 0.85, metric: 0.95, baseline: 0.9 },
  };
}

/** Invents paper `i` with 1 to 8 claims, 2.35 on average. */
function inventPaper(i: number): { readonly record: PaperRecord; readonly claims: readonly ExtractedClaim[] } {
  const random = new SeededRandom(i + 1);
  const topic = random.next() < 0.15 ? "reasoning" : toWord(pickRank(random, WORDS, 12));
  let abstract = `Field ${i} of ${topic} has open questions. ${capitalize(writeWords(random, 70))}.`;
  const count = Math.min(8, 1 + Math.floor(-Math.log(1 - random.next()) * 1.85));
  const claims = Array.from({ length: count }, (_, position) => {
    const claim = inventClaim(random, abstract.length + 1, position + 2);
    abstract += ` ${claim.sentence}`;
    return claim;
  });
  // Papers become more frequent over time.
  const day = Math.floor(DAYS * Math.sqrt(random.next()));
  const published = new Date(Date.UTC(2020, 0, 1 + day)).toISOString().slice(0, 10);
  const record: PaperRecord = {
    title: `${capitalize(writeWords(random, 5))} for ${topic} ${i}`,
    abstract,
    authors: [`Ada ${capitalize(toWord(i % 5000))}`, `Cem ${capitalize(toWord((i * 7) % 9000))}`],
    published,
    url: null,
    arxiv_id: `${published.slice(2, 4)}${published.slice(5, 7)}.${String(i).padStart(6, "0")}`,
    doi: null,
    venue: null,
    restated: false,
    source: `part-${i % 20}.jsonl`,
    locator: `line ${i}`,
  };
  return { record, claims };
}

/** Creates the board in a file that does not exist yet; takes some minutes and 3 GB. */
export function createMillionClaims(file: string): void {
  const db = openDb(file);
  db.$client.pragma("synchronous = OFF");
  const claims = createClaimStore(db);
  const occurrences = createOccurrenceStore(db, createImportLog(db), () => false);
  const papers = createPaperStore(db, claims, occurrences);
  const markExtracted = db.$client.prepare("UPDATE papers SET extractor = ? WHERE pk = ?");
  const store = (i: number, now: string): void => {
    const { record, claims: found } = inventPaper(i);
    const paper = papers.addPaper(record, now);
    occurrences.addRecord(paper, { record, joined_by: null, former: null }, now);
    markExtracted.run(EXTRACTOR, paper.pk);
    for (const [position, { id, claim }] of assignClaimIds(paper.id, found).entries())
      claims.insertRow(
        toStoredClaimRow(claim, { paper_pk: paper.pk, abstract: paper.abstract, position, id, status: "extracted" }),
      );
  };
  for (let start = 0; start < PAPERS; start += PAPERS_PER_TRANSACTION) {
    const now = new Date(Date.UTC(2026, 0, 1) + start * 1000).toISOString();
    db.$client.transaction(() => {
      for (let i = start; i < Math.min(PAPERS, start + PAPERS_PER_TRANSACTION); i++) store(i, now);
    })();
  }
  refreshStatistics(db);
  closeDb(db);
}
