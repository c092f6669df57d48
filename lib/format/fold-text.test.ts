import { describe, expect, it } from "vitest";
import { foldText } from "./fold-text";

describe("foldText", () => {
  it.each<[string, string]>([
    ["Owl-Net: A Study", "owl net a study"],
    ["  OWLS\n that   count. ", "owls that count"],
    ["\\emph{Owls} and {T}rees", "owls and trees"],
    ["$\\alpha$-owls, \\textbf{fast}", "alpha owls fast"],
    ["α-owls", "alpha owls"],
    ["2$\\times$ faster", "2 times faster"],
    ["2× faster", "2 times faster"],
    ["Owls & Trees", "owls and trees"],
    ["Owls \\& Trees", "owls and trees"],
    ["Owls &amp; Trees", "owls and trees"],
    ["Étude d'un hibou", "etude dun hibou"],
    ["{\\'E}tude d’un hibou", "etude dun hibou"],
    ["Łódź, Øst, Straße", "lodz ost strasse"],
    ["\\L{}odz", "lodz"],
    ['Ein \\"Uberblick', "ein uberblick"],
    ["R$^2$ of owls", "r 2 of owls"],
    ["猫头鹰：研究", "猫头鹰 研究"],
    ["?!", ""],
  ])("%s", (text, folded) => expect(foldText(text)).toBe(folded));
});
