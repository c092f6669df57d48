import type { Condition } from "./conditions";
import { compilePattern, type Pattern } from "./pattern";

/** What a rule makes of the quantities that it captures. */
export interface Rule {
  readonly name: string;
  /** See `pattern.ts`; captures: b before, a after, g gain, c the cue that gives the sign. */
  readonly pattern: string;
  /** An own sentence in which it fires. */
  readonly example: string;
  /** Why it is right, in a few words. */
  readonly reason: string;
  /** Higher wins where two rules want the same quantity. */
  readonly priority: number;
  /** Sign of the gain: from the captured cue, from the nearest governing verb to the left, or fixed. */
  readonly sign?: "cue" | "governor" | 1 | -1;
  /** What must hold beside the pattern. */
  readonly only?: readonly Condition[];
  /** The gain is a multiple whatever its unit: "by a factor of 3". */
  readonly times?: true;
  /** 0..1, how often it was right when read in the corpus. */
  readonly trust: number;
}

const CHANGE: readonly Rule[] = [
  {
    name: "change-from-to",
    pattern: "from *{0,5} b:Q *{0,9} to *{0,3} a:Q",
    only: ["no range", "something moves"],
    example: "accuracy rises from 63% to 80%",
    reason: "from and to name both ends",
    priority: 95,
    trust: 0.95,
  },
  {
    name: "change-from-named-to",
    pattern: "from b:Q ( *{1,5} ) to *{0,2} a:Q",
    only: ["no range"],
    example: "accuracy rises from 0.41 (plain decoding) to 0.55",
    reason: "the bracket only names what the first end was reached with",
    priority: 94,
    trust: 0.93,
  },
  {
    name: "change-list-to",
    pattern: ",|and *{0,2} b:Q to a:Q",
    only: ["behind a from"],
    example: "errors fall from 5.0% to 3.9% on one set, 7.1% to 6.0% on another",
    reason: "the from of a list holds for all of it",
    priority: 88,
    trust: 0.85,
  },
  {
    name: "change-arrow",
    pattern: "b:Q *{0,2} → a:Q",
    example: "66.1% → 72.4% on ChartBench",
    reason: "an arrow leads from before to after",
    priority: 96,
    trust: 0.97,
  },
  {
    name: "change-bracket-to",
    pattern: "( *|:{0,5} b:Q to a:Q )|;|,",
    only: ["no range ahead"],
    example: "it lifts accuracy (80.0 to 85.0)",
    reason: "two numbers alone in a bracket, joined by to, are the two ends",
    priority: 94,
    trust: 0.9,
  },
  {
    name: "change-bracket-versus",
    pattern: "( *|:|={0,4} a:Q vs|vs.|versus .? b:Q",
    example: "a far lower kurtosis (340 vs 33,510)",
    reason: "the claimed value is set against the old one, or against a rival's where no gain stands beside",
    priority: 90,
    trust: 0.85,
  },
  {
    name: "change-to-from",
    pattern: "to *{0,2} a:Q ,? from b:Q",
    example: "raises recall to 81.2% from 74.0%",
    reason: "to and from in the other order",
    priority: 94,
    trust: 0.95,
  },
  {
    name: "change-up-from",
    pattern: "a:Q *{0,4} (|,|— *{0,2} up|down|improved|improving|increased|reduced|decreased|rising|compared from b:Q",
    example: "a deviation of 2.2 mm (improved from 4 mm)",
    reason: "the old value follows with its direction",
    priority: 93,
    trust: 0.95,
  },
];

const GAIN: readonly Rule[] = [
  {
    name: "gain-by-to",
    pattern: "by a|an|up|some|another|average|about|only|just|of|to|more|than{0,4} g:Q (? to|reaching _{0,2} a:Q",
    example: "it raises accuracy by 3.1 points to 85.2%",
    reason: "by states the size of a change and to where it leads",
    priority: 97,
    sign: "governor",
    trust: 0.93,
  },
  {
    name: "gain-up",
    pattern: ",|(|—|– up a|by|about|some{0,1} g:Q",
    only: ["marked"],
    example: "recall rose at last, up 3.1% from plain decoding",
    reason: "up behind a comma says how far it rose",
    priority: 92,
    sign: 1,
    trust: 0.9,
  },
  {
    name: "gain-down",
    pattern: ",|(|—|– down a|by|about|some{0,1} g:Q",
    only: ["marked"],
    example: "the error fell at last, down 22% from plain decoding",
    reason: "down behind a comma says how far it fell",
    priority: 92,
    sign: -1,
    trust: 0.9,
  },
  {
    name: "gain-by-factor",
    pattern: "by|at|with *{0,3} factor|factors of g:Q",
    example: "cuts memory by a factor of 8",
    reason: "a factor is a multiple",
    priority: 86,
    sign: "governor",
    times: true,
    trust: 0.9,
  },
  {
    name: "gain-by",
    pattern:
      "by a|an|on|the|roughly|only|just|up|some|another|average|mean|median|margin|margins|significant|large|wide|relative|absolute|total|maximum|further|additional|approximate|overall|substantial|notable|remarkable|impressive|margin|of|to|more|than|considerable|macro|-{0,5} g:Q",
    only: ["no calendar"],
    example: "outperforms the baseline by an average of 4.1 points",
    reason: "by states the size of the change that the verb names",
    priority: 85,
    sign: "governor",
    trust: 0.93,
  },
  {
    name: "gain-number-noun",
    pattern: "g:Q -|(|)|<adjective>|X|_|in|token{0,7} c:<gain-noun>",
    only: ["one phrase", "no name's bracket"],
    example: "a 15.6% average accuracy improvement",
    reason: "the number sizes the noun of change behind it",
    priority: 80,
    sign: "cue",
    trust: 0.93,
  },
  {
    name: "gain-number-shift",
    pattern: "g:Q -|<adjective>|X{0,3} shift|shifts|discrepancy|swing",
    example: "it shows a 54.7% shift in its answers",
    reason: "the number sizes the noun that says how far two things are apart",
    priority: 77,
    sign: 1,
    only: ["marked"],
    trust: 0.75,
  },
  {
    name: "gain-told-relative",
    pattern: "( *{0,2} g:Q relative|absolute )|,|;",
    only: ["marked"],
    example: "it lowers the error a lot (20.3% relative)",
    reason: "relative and absolute are said of changes",
    priority: 56,
    sign: "governor",
    trust: 0.85,
  },
  {
    name: "gain-difference",
    pattern: "difference|differences of|was|is|were|are|:|=? g:Q",
    example: "the AUROC difference was 0.0031",
    reason: "the difference of two results is what one gains over the other",
    priority: 55,
    sign: 1,
    trust: 0.7,
  },
  {
    name: "gain-noun-of",
    pattern:
      "c:<gain-noun> ~{0,10} of|by|reaching|reached|reach|averaging|averaged|from|is|are|was|were|: <adjective>|only|just|merely{0,2} g:Q",
    only: ["no other phrase between"],
    example: "average improvements over the tuned baseline of 4.6 points",
    reason: "the number behind of sizes the noun of change",
    priority: 78,
    sign: "cue",
    trust: 0.9,
  },
  {
    name: "gain-noun-reaching",
    pattern: "c:<down-noun>|gains *{0,9} reaching|peaking|averaging at|over|about|up|to{0,2} g:Q",
    only: ["marked"],
    example: "it brings substantial reductions, reaching 62.5%",
    reason: "what a reduction reaches or peaks at is its size",
    priority: 76,
    sign: "cue",
    trust: 0.75,
  },
  {
    name: "gain-noun-bracket",
    pattern: "c:<gain-noun> X|<adjective>|accuracy{0,3} (|[ ~{0,3} g:Q",
    example: "a clear accuracy improvement (12.4%)",
    reason: "the bracket gives the size of the change just named",
    priority: 70,
    sign: "cue",
    trust: 0.8,
  },
  {
    name: "gain-noun-over-bracket",
    pattern:
      "c:<up-noun>|reduction|reductions|decrease|decreases|drop|drops|savings|degradation|degradations <preposition> ~{0,7} (|[ ~{0,3} g:Q",
    only: ["marked"],
    example: "large improvements over tuned baselines (up to 23%)",
    reason: "the bracket gives the size of the change, whatever it is over or in",
    priority: 69,
    sign: "cue",
    trust: 0.78,
  },
  {
    name: "gain-noun-lone",
    pattern: "c:<gain-noun> g:Q",
    only: ["no upper bound"],
    example: "an improvement over 4% compared to all baselines",
    reason: "qualifier and number follow the noun of change",
    priority: 66,
    sign: "cue",
    trust: 0.8,
  },
  {
    name: "gain-comparative",
    pattern: "g:Q relative|absolute|point|points|-|in|on|average|significantly{0,2} c:<more>",
    only: ["no span of time"],
    example: "a 48.2% higher accuracy than the base model",
    reason: "a comparative behind a number takes it as the difference",
    priority: 82,
    sign: "cue",
    trust: 0.93,
  },
  {
    name: "gain-object-number",
    pattern: "c:<up-verb>|<down-verb>|<beats-rival> _{1,8} g:Q",
    example: "it accelerates convergence over 20%",
    reason: "qualifier and number follow the object of a verb of change",
    priority: 57,
    sign: "cue",
    only: ["qualified", "an object between", "no upper bound"],
    trust: 0.75,
  },
  {
    name: "gain-for",
    pattern: "c:<up-verb>|<down-verb> _{1,3} for g:Q",
    example: "it improves Orion-4B for 8.4 and 5.9 on two benchmarks",
    reason: "for stands where by would",
    priority: 58,
    sign: "cue",
    trust: 0.7,
  },
  {
    name: "gain-by-any",
    pattern: "by a|an|the|only|just|up|average|of|to{0,4} g:Q",
    only: ["share"],
    example: "it steers its answers towards people by 9.8%",
    reason: "by states the size of a change, whatever the verb",
    priority: 54,
    sign: 1,
    trust: 0.65,
  },
  {
    name: "gain-object-bracket",
    pattern: "c:<up-verb>|<down-verb> ~{1,6} ( g:Q )",
    only: ["share", "at most"],
    example: "it reduces the use of tokens (up to 30%)",
    reason: "the bracket bounds the change that the verb names",
    priority: 56,
    sign: "cue",
    trust: 0.75,
  },
  {
    name: "gain-overhead",
    pattern: "g:Q -|_{0,3} <overhead>",
    only: ["share"],
    example: "with only 18% wall-clock overhead",
    reason: "a percentage of overhead says how much is added",
    priority: 59,
    sign: 1,
    trust: 0.8,
  },
  {
    name: "gain-verb-number",
    pattern:
      "c:<down-verb>|gain|gains|gained|gaining|improves|improve|improved|improving|rise|rises|rose|adds|add|added|adding only|just|an|a|average|of|additional|another|further|-{0,3} g:Q",
    example: "it loses only 2.4 percentage points under noise",
    reason: "the number is the object of a verb of change",
    priority: 60,
    sign: "cue",
    trust: 0.75,
  },
];

/** Compiled once; the order of rows means nothing, `priority` and length decide. */
export const RULES: readonly (Rule & { readonly compiled: Pattern; readonly kind: "change" | "gain" })[] = [
  ...CHANGE.map((r) => ({ ...r, kind: "change" as const })),
  ...GAIN.map((r) => ({ ...r, kind: "gain" as const })),
].map((r) => ({ ...r, compiled: compilePattern(r.pattern) }));
