import { describe, expect, it } from "vitest";
import { parseAll } from "../testing/parse-all";
import { htmlToText, titleToText } from "./html-to-text";

describe("titleToText", () => {
  it.each([
    ["Owl &amp; Moss", "Owl & Moss"],
    ["Owl <i>in vivo</i> &#x27;lives&#39;", "Owl in vivo 'lives'"],
    ["Owl &lt;i&gt;in vivo&lt;/i&gt;", "Owl in vivo"],
    ["CO<sub>2</sub> by <b><i>Owl</i></b>", "CO2 by Owl"],
    ["<jats:title>An <jats:italic>Owl</jats:italic></jats:title>", "An Owl"],
    ['The <mml:math display="inline"><mml:mi>α</mml:mi></mml:math> Owl', "The α Owl"],
    ["Owls &ndash; a survey", "Owls – a survey"],
    ["Owls&nbsp;in &Eacute;vora &#150; &hellip;", "Owls in Évora – …"],
    ["Learning with <b> tokens", "Learning with <b> tokens"],
    ["Vec<T> and a < b > c", "Vec<T> and a < b > c"],
    ["R&D; &unknown; &#0; &#x110000;", "R&D; &unknown; � �"],
    ["&amp;lt;", "&lt;"],
    ["<i>".repeat(50), "<i>".repeat(50)],
  ])("converts %j", (title, expected) => expect(titleToText(title)).toBe(expected));

  it("applies to titles of every format; in abstracts only character references are decoded", async () => {
    const { papers } = await parseAll("title,abstract\nOwl &amp; <i>Moss</i>,It rises &amp; falls.\n");
    expect(papers).toMatchObject([{ title: "Owl & Moss", abstract: "It rises & falls." }]);
  });
});

describe("htmlToText", () => {
  it.each([
    ["<p>It rises.</p>\n<p>It falls.<br/></p>", "It rises.\nIt falls."],
    ['<a href="http://example.org/?a=1">Ann Lee</a>, Bo Wu', "Ann Lee, Bo Wu"],
    ["a < b, p &lt; 0.05", "a < b, p < 0.05"],
  ])("converts %j", (html, expected) => expect(htmlToText(html)).toBe(expected));
});
