import { Fragment } from "react";
import { SLOT_LABELS } from "@/app/_ui/format-slot";
import type { TextPiece } from "@/app/_ui/marked-text";
import type { Slot } from "@/lib/claim/claim";
import classes from "./marked-text-view.module.css";

/** Marked text: each slot in its color, followed by its name. CSS draws the name, so that copied text does not contain it. */
export function MarkedText({ pieces }: { readonly pieces: readonly TextPiece<Slot>[] }) {
  return pieces.map((piece) =>
    piece.kind === "plain" ? (
      <Fragment key={piece.start}>{piece.text}</Fragment>
    ) : (
      <mark
        key={`${piece.start} ${piece.label}`}
        className={classes.mark}
        data-slot={piece.label}
        data-label={piece.continues ? undefined : SLOT_LABELS[piece.label]}
      >
        <MarkedText pieces={piece.children} />
      </mark>
    ),
  );
}
