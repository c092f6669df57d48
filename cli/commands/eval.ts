import { createReadStream } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { type Command, Option } from "commander";
import type { PredictedPaper } from "@/eval/aligned-papers";
import { formatScore } from "@/eval/format-score";
import { type GoldPaper, parseGoldLine } from "@/eval/gold";
import { type Score, scoreClaims } from "@/eval/score";
import { EVALUATION_SPLITS, type EvaluationSplit, isInSplit } from "@/eval/split";
import { mergePaperRecords } from "@/lib/paper/identity";
import type { PaperRecord } from "@/lib/paper/paper";
import { normalizeTitle } from "@/lib/paper/paper-id";
import { listInputs } from "@/sources/input/list-inputs";
import { formatIssue, printMessage } from "../messages";
import { iteratePapers, readInputs } from "../read-inputs";
import { createStopSignal } from "../stop-signal";
import { UsageError } from "../usage-error";

const EXAMPLE = `
Example:
  $ claimboard eval samples/gold.jsonl --papers samples --errors`;

interface Options {
  readonly papers: string[];
  readonly errors?: true;
  readonly json?: true;
  readonly part: EvaluationSplit;
}

export function addEval(program: Command): void {
  program
    .command("eval")
    .description("score the extractor against annotated claims")
    .argument("<gold>", "annotated claims, as JSON lines")
    .requiredOption("--papers <file...>", "the papers: files or folders in any known format")
    .option("--errors", "list every missed, spurious or partly wrong claim as JSON lines")
    .addOption(
      new Option(
        "--part <part>",
        "papers to score: the third that is set aside by a hash of the title, the rest, or all",
      )
        .choices(EVALUATION_SPLITS)
        .default("all"),
    )
    .option("--json", "print the score as JSON")
    .addHelpText("after", EXAMPLE)
    .action(runEval);
}

async function runEval(goldFile: string, options: Options): Promise<void> {
  const gold = (await readGold(goldFile)).filter((paper) => isInSplit(options.part, paper.title));
  if (gold.length === 0) throw new UsageError(`${goldFile}: no annotated paper in this part`);
  const papers = await readAnnotatedPapers(gold, goldFile, options.papers);
  const [{ extractSafely }, { isInLexicon: isListed }] = await Promise.all([
    import("@/extractors/extract-safely"),
    import("../lexicon-names"),
  ]);
  const found = papers.map((paper): PredictedPaper => ({ title: paper.title, claims: extractSafely(paper).claims }));
  printScore(scoreClaims(gold, found, isListed), options);
}

function printScore({ errors, ...score }: Score, options: Options): void {
  if (options.json) {
    process.stdout.write(`${JSON.stringify(options.errors ? { ...score, errors } : score, null, 2)}\n`);
    return;
  }
  process.stdout.write(`${formatScore({ ...score, errors })}\n`);
  if (options.errors) for (const error of errors) process.stdout.write(`${JSON.stringify(error)}\n`);
}

async function readGold(file: string): Promise<GoldPaper[]> {
  const [input] = await listInputs([file]);
  if (!input || file === "-" || resolve(input.name) !== resolve(file))
    throw new UsageError(`${file}: the annotations must be one file`);
  const papers = new Map<string, GoldPaper>();
  let number = 0;
  for await (const line of createInterface({
    input: createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    number++;
    if (line.trim() === "") continue;
    const gold = parseGoldLine(line);
    if (typeof gold === "string") throw new UsageError(`${file}, line ${number}: ${gold}`);
    const paper = papers.get(gold.title) ?? { title: gold.title, claims: [] };
    if (gold.claim) paper.claims.push(gold.claim);
    papers.set(gold.title, paper);
  }
  if (papers.size === 0) throw new UsageError(`${file}: no annotated claim`);
  return [...papers.values()];
}

/** Reads the annotated papers; records of one paper in several files are merged. */
async function readAnnotatedPapers(
  gold: readonly GoldPaper[],
  goldFile: string,
  names: readonly string[],
): Promise<PaperRecord[]> {
  const titles = new Map(gold.map((paper) => [normalizeTitle(paper.title), paper.title]));
  const files = (await listInputs(names))
    .map((file) => file.name)
    .filter((name) => resolve(name) !== resolve(goldFile));
  const { results } = await readInputs({ names: files, signal: createStopSignal() });
  const found = new Map<string, PaperRecord>();
  for await (const paper of iteratePapers(results, (issue) => printMessage(formatIssue(issue)))) {
    const key = normalizeTitle(paper.title);
    if (!titles.has(key)) continue;
    const before = found.get(key);
    found.set(key, before ? mergePaperRecords([before, paper]) : paper);
  }
  if (found.size === 0) throw new UsageError("--papers holds none of the annotated papers");
  for (const [key, title] of titles)
    if (!found.has(key)) printMessage(`note: "${title}" is annotated, but --papers does not hold it`);
  return [...found.values()];
}
