import { describe, expect, it } from "vitest";
import { doiUrl, findDoi } from "./doi";

describe("findDoi", () => {
  it.each([
    ["10.1103/PhysRevD.76.013009", "10.1103/physrevd.76.013009"],
    ["https://doi.org/10.18653/v1/2024.acl-long.1", "10.18653/v1/2024.acl-long.1"],
    ["doi:10.1000/182.", "10.1000/182"],
    ["(see 10.1016/S0140-6736(20)30183-5)", "10.1016/s0140-6736(20)30183-5"],
    ["https://doi.org/10.1000%2F182", "10.1000/182"],
    ["https://doi.org/10.1145/3442188?download=true", "10.1145/3442188"],
    ["https://example.org/find?doi=10.1145/3442188#abstract", "10.1145/3442188"],
    ["https://example.org/r?eid=1&doi=10.1145%2f3442188&partnerID=40&md5=0a", "10.1145/3442188"],
    ["https://example.org/r?doi=10.1145/3442188&amp;partnerID=40", "10.1145/3442188"],
    ["10.1002/a&b:1", "10.1002/a&b:1"],
    ["https://doi.org/10.48550/arXiv.2504.01234", null],
    ["a 10.5 point gain", null],
    ["10.1000/", null],
    ["", null],
  ])("finds in %j the DOI %j", (text, doi) => expect(findDoi(text)).toBe(doi));
});

it.each([
  ["10.1145/3442188.3445922", "https://doi.org/10.1145/3442188.3445922"],
  ["10.1016/s0140-6736(20)30183-5", "https://doi.org/10.1016/s0140-6736(20)30183-5"],
  ["10.1000/a%5b1%5d", "https://doi.org/10.1000/a%5b1%5d"],
])("%s resolves at %s, which contains the DOI", (doi, url) => {
  expect(doiUrl(doi)).toBe(url);
  expect(findDoi(url)).toBe(doi);
});
