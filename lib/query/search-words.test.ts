import { describe, expect, it, test } from "vitest";
import { toIndexText, tokenizeSearchText, toPrefixToken } from "./search-words";

const spelled = (text: string): string =>
  tokenizeSearchText(text)
    .map((word) => word.text)
    .join(" ");
const headsOf = (text: string): string[] => tokenizeSearchText(text).flatMap((word) => word.prefixes);

describe("tokenizeSearchText", () => {
  it.each([
    ["F1", ["F₁", "F_1", "$F_1$", "F$_1$", "F$_{1}$"]],
    ["R2", ["R²", "R^2", "$R^2$", "R$^{2}$"]],
    ["CO2", ["CO₂", "CO$_2$", "{CO}_2"]],
    ["H2O", ["H₂O", "H$_2$O"]],
    ["kappa", ["κ", "$\\kappa$", "Kappa"]],
    ["pi0", ["π₀", "π0", "$\\pi_0$"]],
    ["mum", ["µm", "μm", "$\\mu$m"]],
    ["epsilon", ["ε", "ϵ", "$\\varepsilon$"]],
    ["Delta", ["Δ", "$\\Delta$"]],
    ["Bezier", ["Bézier"]],
    ["Lukasz", ["Łukasz"]],
    ["fine", ["ﬁne"]],
    ["10 3", ["10³", "10^3", "$10^{3}$"]],
  ])("%s is also written %j", (plain, spellings) => {
    for (const text of spellings) expect(spelled(text)).toBe(spelled(plain));
  });

  it.each([
    ["a number is one word", "from 7.5 to 1.7B", ["from", "7.5", "to", "1.7B"]],
    ["a full stop is none", "by 5. Then 3.", ["by", "5", "Then", "3"]],
    ["a hyphen parts", "SWE-bench", ["SWE", "bench"]],
    ["an underscore parts words", "exact_match", ["exact", "match"]],
    ["a command that begins like a letter is none", "\\pink owls", ["pink", "owls"]],
    ["the base of an exponent stays separate", "10^3 owls", ["10", "3", "owls"]],
    ["a long number below a letter is none", "arXiv_2501", ["arXiv", "2501"]],
    ["words of other scripts stay", "多模态 推理", ["多模态", "推理"]],
    ["signs alone are none", "++ ? $", []],
  ])("%s", (_, text, expected) =>
    expect(tokenizeSearchText(text).map(({ span: [start, end] }) => text.slice(start, end))).toEqual(expected),
  );

  it.each([
    ["LLMs", ["llm"]],
    ["VQAv2", ["vqa"]],
    ["AIME24", ["aime"]],
    ["GPT4o", ["gpt", "gpt4"]],
    ["OCRBench", ["ocrb", "ocr"]],
    ["7B", ["7"]],
    ["κ0", ["kappa"]],
    ["WER", []],
    ["Were", []],
    ["MathVista", []],
    ["R2E", []],
    ["2025", []],
    ["μέτρο", []],
  ])("%s begins with %j", (text, expected) => expect(headsOf(text)).toEqual(expected));

  it("takes linear time on adversarial text", () => {
    const started = performance.now();
    for (const part of ["a}", "x_", "$^", "\\mu", "1.", "\\var", "²", "_{1"]) tokenizeSearchText(part.repeat(50_000));
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

test("the index text contains the words, with the punctuation between plain ones, and each prefix once", () =>
  expect(toIndexText("VQAv2 and VQAs, no VQA").split(/[ ,]+/)).toEqual([
    ...["vqav2", "and", "vqas", "no", "vqa"],
    toPrefixToken("vqa"),
  ]));

test("the index text has the words of a search", () => {
  const text = "We (owls) don't \\pink “quote—Owl” F$_1$ of 7.5B; naïve: e.g. ABC–x, 多模态 end";
  const searched = tokenizeSearchText(text).map((word) => word.text);
  const indexed = toIndexText(text).match(/[\p{L}\p{N}\uE001]+(?![\p{L}\p{N}\uE000\uE001])/gu);
  expect(indexed).toEqual(searched);
});
