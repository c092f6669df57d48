import { expect, test } from "vitest";
import { getSourceKind, type SourceKind, STDIN, shortenSourceName, toPastedName, toQueryName } from "./source-kind";

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

test.each([
  ["digest.md", "digest.md"],
  ["papers/june/digest.md", "digest.md"],
  ["C:\\papers\\digest.md", "digest.md"],
  ["papers/june/", "june"],
  ["/", "/"],
  ['arxiv: abs:"input/output", since 2025-06-01', 'arxiv: abs:"input/output", since 2025-06-01'],
  ["openreview: ICLR.cc/2025/Conference", "openreview: ICLR.cc/2025/Conference"],
  ["pasted: Owls w/ rewards (1fa617)", "pasted: Owls w/ rewards (1fa617)"],
])("the short name of %s is %s", (source, name) => expect(shortenSourceName(source)).toBe(name));
