import { expect, it } from "vitest";
import { shortenSourceName } from "./short-source";

it.each([
  ["digest.md", "digest.md"],
  ["papers/june/digest.md", "digest.md"],
  ["C:\\papers\\digest.md", "digest.md"],
  ["papers/june/", "june"],
  ["/", "/"],
  ['arxiv: abs:"input/output", since 2025-06-01', 'arxiv: abs:"input/output", since 2025-06-01'],
  ["openreview: ICLR.cc/2025/Conference", "openreview: ICLR.cc/2025/Conference"],
  ["pasted: Owls w/ rewards (1fa617)", "pasted: Owls w/ rewards (1fa617)"],
])("%s is %s", (source, name) => expect(shortenSourceName(source)).toBe(name));
