import type { Claim } from "@/lib/claim/claim";
import { type Result, toResult } from "@/lib/compare/result";
import { groupResults } from "@/lib/compare/result-groups";
import { groupBy } from "@/lib/format/group-by";
import type { ComparisonFacts } from "@/lib/names/comparison-facts";

/**
 * Finds the best values of a table by the comparability model: the best of each protocol with at least two values. Ties
 * are all best.
 */
export class BestValues {
  readonly #results: Result[] = [];
  #best: ReadonlySet<string> | null = null;

  /** @param facts facts about names of the board, or those of the lexicon */
  constructor(private readonly facts: ComparisonFacts) {}

  add(claim: Claim): void {
    this.#results.push(toResult(claim, this.facts));
    this.#best = null;
  }

  isBest({ id }: Claim): boolean {
    this.#best ??= new Set(
      [...groupBy(this.#results, ({ protocol }) => protocol.families.join())]
        .flatMap(([, results]) => groupResults(results))
        .flatMap(({ best }) => best.flatMap(({ claims, count }) => (count > 1 ? claims : []))),
    );
    return this.#best.has(id);
  }
}
