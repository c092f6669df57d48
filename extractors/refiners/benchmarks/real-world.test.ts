import { describe, expect, it } from "vitest";
import { extractTestClaims } from "../../testing/parse-text";

describe("what was measured in the real world", () => {
  it.each<[why: string, abstract: string, names: readonly string[]]>([
    ["takes no benchmark of its sentence", "It reaches 97.1% on LIBERO, and improves real-world success by 6.0%.", []],
    [
      "nor one across a joint of clauses",
      "It reaches 97.1% on LIBERO, while in real-world kitchen trials, it raises success by 40%.",
      [],
    ],
    ["nor one of an earlier sentence", "It reaches 97.1% on LIBERO. With a physical Gull robot, it gains 6.0%.", []],
    [
      "nor one of an earlier sentence for people",
      "It reaches 97.1% on MMLU. In a user study, it reaches an accuracy of 59.0%.",
      [],
    ],
    ["nor for tests in the field", "It reaches 97.1% on MMLU. Field validation shows a recall of 96.0%.", []],
    [
      "but for the scores of others",
      "It reaches 97.1% on MMLU. Old parsers beside human experts reach 98.0% accuracy.",
      ["MMLU"],
    ],
    ["nor where the word comes behind", "It reaches 97.1% on LIBERO. It has a 27% real-robot success rate.", []],
    [
      "but one that stands beside it",
      "It reaches 97.1% on MMLU. On LIBERO and real-world tasks, it gains 6.0%.",
      ["LIBERO"],
    ],
    ["and real tasks may be one's own", "On LIBERO, it solves 30% of real kitchen tasks.", ["LIBERO"]],
    ["and real-world data may be one", "On the real-world dataset HarborSet, it gains 6.0%.", ["HarborSet"]],
    [
      "and one that the word describes",
      "It reaches 97.1% on MMLU, and gains 6.0% on the real-world LIBERO suite.",
      ["LIBERO"],
    ],
  ])("%s", (_, abstract, names) => {
    expect(extractTestClaims(abstract).at(-1)?.benchmarks).toEqual(names);
  });
});
