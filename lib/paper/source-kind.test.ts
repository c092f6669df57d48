import { expect, test } from "vitest";
import { getSourceKind, type SourceKind, STDIN, toPastedName, toQueryName } from "./source-kind";

test.each<[string, SourceKind]>([
  [STDIN, "stdin"],
  ["papers/stdin", "file"],
  [toPastedName("Owls (1fa617)"), "pasted"],
  ["pasted.md", "file"],
  [toQueryName("arxiv", "cat:cs.CL"), "query"],
  ["openreview: OwlConf.org/2025", "query"],
  ["/data/owls: new.jsonl", "file"],
  ["C:\\owls.md", "file"],
  ["owls.jsonl", "file"],
])("%s is a source of kind %s", (source, kind) => expect(getSourceKind(source)).toBe(kind));
