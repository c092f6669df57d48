import { findProposedNames } from "../mentions/proposed-names";
import { findSentences } from "../text/sentences";
import { tokenize } from "../text/tokens";

/** Case, title and abstract of a paper, and its names as "name, kind, source of the name". */
export type NameTestRow = readonly [title: string, paperTitle: string, abstract: string, names: readonly string[]];

/** Finds the proposed names of a paper, each as "name, kind, source of the name". */
export const findTestNames = (title: string, abstract: string): string[] => {
  const sentences = findSentences(abstract).map(([a, b]) => tokenize(abstract, a, b));
  return findProposedNames(title, abstract, sentences).map((o) => `${o.name}, ${o.kind}, ${o.foundBy}`);
};
