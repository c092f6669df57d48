import { benchmarkId } from "../claim/benchmark-id";
import type { Claim } from "../claim/claim";
import { toResult } from "../compare/result";
import type { ComparisonFacts } from "../names/comparison-facts";
import type { ClaimCheck } from "./claim-check";
import { checkDirection } from "./direction-checks";
import { createDisagreementFinder } from "./find-disagreements";
import { FINDING_CODES, type Finding, type FindingCode, type FindingTally } from "./finding";
import { checkArithmetic, checkGainKind } from "./gain-checks";
import { createRepeatedResultFinder } from "./repeated-results";
import { checkItems, checkRange, checkUnit } from "./value-checks";

/** Checks that need one claim only. */
const CLAIM_CHECKS = [
  ["range", checkRange],
  ["arithmetic", checkArithmetic],
  ["direction", checkDirection],
  ["unit", checkUnit],
  ["items", checkItems],
  ["gain-kind", checkGainKind],
] as const satisfies readonly (readonly [FindingCode, ClaimCheck])[];

/** All findings of a board. */
export interface LintReport {
  /** By code, most serious first; then those on the benchmarks of most papers. */
  readonly findings: readonly Finding[];
  readonly tallies: Readonly<Record<FindingCode, FindingTally>>;
  /** Number of claims without those that a person rejected. */
  readonly claims: number;
}

/** Drops long fields, because the claims of a board are kept in memory. */
const dropTexts = (claim: Claim): Claim => ({ ...claim, sentence: "", authors: [], spans: {}, inferred: {} });

/** Counts the papers of each benchmark. */
function createBenchmarkCounter() {
  const papers = new Map<string, Set<string>>();
  return {
    add: ({ benchmarks, paper_id }: Claim): void => {
      for (const name of benchmarks) {
        const id = benchmarkId(name);
        const seen = papers.get(id) ?? new Set();
        papers.set(id, seen.add(paper_id));
      }
    },
    /** Number of papers of the most frequent benchmark of a claim. */
    countPapers: ({ benchmarks }: Claim): number =>
      Math.max(0, ...benchmarks.map((name) => papers.get(benchmarkId(name))?.size ?? 0)),
  };
}

interface WeighedFinding {
  readonly finding: Finding;
  readonly claim: Claim;
}

/**
 * Checks claims one after the other; `finish` returns all findings. Rejected claims must be left out.
 * @param facts facts about names of the board
 */
export function createLinter(facts: ComparisonFacts) {
  const found: WeighedFinding[] = [];
  const checked = new Map<FindingCode, number>();
  const popularity = createBenchmarkCounter();
  const repeated = createRepeatedResultFinder();
  const disagreements = createDisagreementFinder(facts);
  let count = 0;

  const report = (code: FindingCode, message: string, claims: readonly Claim[]): void => {
    const [claim] = claims;
    if (claim === undefined) return;
    const isConfirmed = claims.every(({ status }) => status === "accepted");
    const ids = [...new Set(claims.map(({ id }) => id))];
    found.push({ finding: { code, message, claims: ids, isConfirmed }, claim });
  };
  const addChecked = (code: FindingCode, cases: number): void =>
    void checked.set(code, (checked.get(code) ?? 0) + cases);

  const addClaim = (claim: Claim): void => {
    count++;
    const kept = dropTexts(claim);
    const result = toResult(claim, facts);
    popularity.add(kept);
    repeated.addClaim({ claim: kept, result: { ...result, claim: kept } });
    disagreements.addClaim(kept);
    for (const [code, check] of CLAIM_CHECKS) {
      const messages = check({ claim, result });
      if (messages === null) continue;
      addChecked(code, 1);
      // Several faults of one claim and one kind are one finding, so that the counts are counts of claims.
      if (messages.length > 0) report(code, [...new Set(messages)].join("; "), [kept]);
    }
  };

  const toTally = (code: FindingCode): FindingTally => {
    const ofCode = found.filter(({ finding }) => finding.code === code);
    const confirmed = ofCode.filter(({ finding }) => finding.isConfirmed).length;
    return { checked: checked.get(code) ?? 0, open: ofCode.length - confirmed, confirmed };
  };

  const finish = (): LintReport => {
    const results = repeated.listRepeatedResults();
    addChecked("two-values", results.length);
    for (const { message, claims } of results) if (message !== null) report("two-values", message, claims);
    const { checked: compared, found: disagreeing } = disagreements.findDisagreements();
    addChecked("disagreement", compared);
    for (const { message, claims } of disagreeing) report("disagreement", message, claims);
    const weigh = ({ finding, claim }: WeighedFinding): number =>
      FINDING_CODES.indexOf(finding.code) * 1e6 - popularity.countPapers(claim);
    const findings = [...found].sort((a, b) => weigh(a) - weigh(b)).map(({ finding }) => finding);
    const tallies = Object.fromEntries(FINDING_CODES.map((code) => [code, toTally(code)])) as LintReport["tallies"];
    return { findings, tallies, claims: count };
  };
  return { addClaim, finish };
}
