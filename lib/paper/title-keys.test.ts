import { describe, expect, it } from "vitest";
import { findSeriesMarkers, toTitleKeys } from "./title-keys";

describe("toTitleKeys", () => {
  it.each<[string, string, string]>([
    ["Owl-Net: A Study", "owlnetastudy", "owlnet"],
    ["OwlNet – a study.", "owlnetastudy", "owlnet"],
    ["Who Counts? On Owls", "whocountsonowls", "whocounts"],
    ["Owls (Extended Abstract)", "owlsextendedabstract", "owls"],
    ["Owls and Trees", "owlsandtrees", "owlsandtrees"],
    ["A: B", "ab", "ab"],
    ["?!", "", ""],
  ])("%s", (title, fullTitle, mainTitle) => expect(toTitleKeys(title)).toEqual({ fullTitle, mainTitle }));
});

describe("findSeriesMarkers", () => {
  it.each<[string, string[]]>([
    ["Owls: Part II", ["2"]],
    ["Owls, part two", ["2"]],
    ["Owls Part 2: The Night", ["2"]],
    ["Owls III", ["3"]],
    ["Owls 2: The Night", ["2"]],
    ["Overview of OwlLab 2024", ["2024"]],
    ["OwlEval-2023 Task 4: Counting", ["2023", "4"]],
    ["The 3rd Workshop on Owls", ["3"]],
    ["Owls in 12 Trees with 7B Parameters", []],
    ["An Owl I Saw", []],
    ["The Constructor of Owls", []],
    ["Owls: Part valueOf", []],
  ])("%s", (title, marks) => expect(findSeriesMarkers(title)).toEqual(marks));
});
