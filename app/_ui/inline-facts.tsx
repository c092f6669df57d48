import { Fragment } from "react";

/** Facts in one line, isolated from each other so that right-to-left names do not reorder the dates. */
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
