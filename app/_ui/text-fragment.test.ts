import { expect, it } from "vitest";
import { withTextFragment } from "./text-fragment";

const PAGE = "https://arxiv.org/abs/2505.00001";

it.each([
  ["We train owls.", "#:~:text=We%20train%20owls."],
  [
    "We train a small owl on ten tasks, and it goes from 40% to 52% on both of them.",
    "#:~:text=We%20train%20a%20small%20owl%20on,to%2052%25%20on%20both%20of%20them.",
  ],
  ["A well-read owl\n gains", "#:~:text=A%20well%2Dread%20owl%20gains"],
  ["Our owl improves by $+6.1$ on tasks.", "#:~:text=Our%20owl%20improves%20by"],
  ["Our owl improves by $+6.1$ on two tasks.", "#:~:text=Our%20owl%20improves%20by,on%20two%20tasks."],
  [String.raw`Owls go from 66.3\%$\rightarrow$72.9\% on the tasks.`, "#:~:text=Owls%20go%20from,on%20the%20tasks."],
  [String.raw`$O(n)$ owls gain \textbf{7.3\% of all} points in ten tests`, "#:~:text=points%20in%20ten%20tests"],
])("links to the words of %j", (passage, fragment) => expect(withTextFragment(PAGE, passage)).toBe(PAGE + fragment));

it.each(["", "One word", "$x$ is it"])("links to the page only, because %j is too short", (passage) =>
  expect(withTextFragment(PAGE, passage)).toBe(PAGE),
);

it("replaces another fragment", () =>
  expect(withTextFragment(`${PAGE}#top`, "We train owls.")).toBe(`${PAGE}#:~:text=We%20train%20owls.`));
