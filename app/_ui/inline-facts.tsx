import { Fragment } from "react";

/** What is known of a paper, in a line; names in scripts from right to left leave the dates beside them whole. */
export function InlineFacts({ facts }: { readonly facts: readonly (string | null)[] }) {
  return facts
    .filter((fact) => fact !== null && fact !== "")
    .map((fact, i) => (
      <Fragment key={fact}>
        {i > 0 && " · "}
        <bdi>{fact}</bdi>
      </Fragment>
    ));
}
