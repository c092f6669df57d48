import { Fragment } from "react";
import { EvidenceLink } from "@/app/_components/evidence-link";
import marks from "@/app/_components/marks.module.css";
import type { Piece } from "@/lib/marked-text";
import { isFigure, type PaperMark } from "@/lib/paper-marks";
import { SLOT_LABELS } from "@/lib/slots";
import classes from "./paper-reader.module.css";

interface Props {
  readonly pieces: readonly Piece<PaperMark>[];
  readonly active: string | null;
  readonly setActive: (claim: string | null) => void;
}

/** Figures are filled and lead to their evidence; what they are about is underlined. */
export function AbstractMarks({ pieces, active, setActive }: Props) {
  return pieces.map((piece) => {
    if (piece.kind === "plain") return <Fragment key={piece.start}>{piece.text}</Fragment>;
    const { slot, claims } = piece.label;
    const figure = isFigure(slot);
    const [first] = claims;
    const inside = <AbstractMarks pieces={piece.children} active={active} setActive={setActive} />;
    return (
      <mark
        key={`${piece.start} ${slot}`}
        className={figure ? marks.mark : `${marks.mark} ${classes.about}`}
        data-slot={slot}
        data-claims={claims.join(" ")}
        data-active={(active !== null && claims.includes(active)) || undefined}
        title={SLOT_LABELS[slot]}
        onMouseEnter={() => figure && setActive(first ?? null)}
        onMouseLeave={() => figure && setActive(null)}
      >
        {figure && first !== undefined ? (
          <EvidenceLink claim={first} className={classes.figure}>
            {inside}
          </EvidenceLink>
        ) : (
          inside
        )}
      </mark>
    );
  });
}
