import { describe, expect, it } from "vitest";
import { parseAll } from "../testing/parse-all";
import { isMail, readMail } from "./mail";

const HEADERS =
  "From: list@example.org\nTo: ann@example.org\nSubject: Papers\nDate: Mon, 6 May 2024 08:00:00 +0000\nMIME-Version: 1.0\n";
const BODY = `Hello Ann,

1. Counting Owls
Authors: Ann Lee, Ben Roy
Link: https://arxiv.org/abs/2405.01234
Abstract: OwlNet reaches 88.1% accuracy on OwlBench.

2. Counting Moss
Authors: Cho Kim
Link: https://arxiv.org/abs/2405.01235
Abstract: MossNet reaches 77.1% at p = 0.05.
`;
const PAPERS = [
  { title: "Counting Owls", authors: ["Ann Lee", "Ben Roy"], arxiv_id: "2405.01234", published: null },
  { title: "Counting Moss", abstract: "MossNet reaches 77.1% at p = 0.05.", arxiv_id: "2405.01235" },
];
const quoted = BODY.replaceAll("=", "=3D").replace("accuracy", "accu=\nracy");
const html = `<html><body>${PAPERS.map((p) => `<h2>${p.title}</h2><p>${p.authors ?? "Cho Kim"}</p><p><a href="https://arxiv.org/abs/${p.arxiv_id}">arXiv</a></p><p><b>Abstract:</b> MossNet reaches 77.1% at p = 0.05.</p>`).join("")}</body></html>`;

describe("mails", () => {
  it.each<[string, string]>([
    ["plain", `${HEADERS}Content-Type: text/plain\n\n${BODY}`],
    ["quoted-printable", `${HEADERS}Content-Transfer-Encoding: quoted-printable\n\n${quoted}`],
    ["base64", `${HEADERS}Content-Transfer-Encoding: base64\n\n${Buffer.from(BODY).toString("base64")}\n`],
    [
      "several parts",
      `${HEADERS}Content-Type: multipart/alternative;\n boundary="b1"\n\n--b1\nContent-Type: text/plain\n\n${BODY}\n--b1\nContent-Type: text/html\n\n<p>x</p>\n--b1--\n`,
    ],
    ["HTML only", `${HEADERS}Content-Type: text/html; charset=utf-8\n\n${html}`],
  ])("reads a mail: %s", async (_, mail) => {
    for (const text of [mail, mail.replaceAll("\n", "\r\n")]) {
      const { papers } = await parseAll(text);
      expect(papers).toMatchObject(PAPERS.map(({ title, arxiv_id }) => ({ title, arxiv_id })));
      expect(papers[1]?.abstract).toBe(PAPERS[1]?.abstract);
    }
  });

  it.each([
    ["a listing", "Owls\nAuthors: Ann Lee\nDate: 2024-05-06\n\nIt rises.\n"],
    ["labels", "Title: Owls\nSubject: Birds\nAbstract: It rises.\n"],
    ["words", "Subject: Owls\n\nFrom: here\n"],
  ])("does not take %s for a mail", (_, text) => expect(isMail(text)).toBe(false));

  it("returns nothing for a mail without text", () => {
    expect(readMail(`${HEADERS}Content-Type: image/png\n\nabc`)).toBe("");
  });
});
