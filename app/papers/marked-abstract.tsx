import { Fragment } from "react";
import { EvidenceLink } from "@/app/_ui/evidence-link";
import { SLOT_LABELS } from "@/app/_ui/format-slot";
import type { TextPiece } from "@/app/_ui/marked-text";
import marks from "@/app/_ui/marked-text-view.module.css";
import type { PaperMark } from "@/app/_ui/paper-marks";
import { isNumberSlot } from "@/lib/claim/claim";
import classes from "./paper-reader.module.css";

interface Props {
  readonly pieces: readonly TextPiece<PaperMark>[];
  readonly activeClaim: string | null;
  readonly setActiveClaim: (claim: string | null) => void;
}

/** Text with its marks: numbers are filled and open their evidence, other slots are underlined. */
export function MarkedAbstract({ pieces, activeClaim, setActiveClaim }: Props) {
  return pieces.map((piece) => {
    if (piece.kind === "plain") return <Fragment key={piece.start}>{piece.text}</Fragment>;
    const { slot, claims } = piece.label;
    const isNumber = isNumberSlot(slot);
    const [first] = claims;
    const children = (
      <MarkedAbstract pieces={piece.children} activeClaim={activeClaim} setActiveClaim={setActiveClaim} />
    );
    return (
      <mark
        key={`${piece.start} ${slot}`}
        className={isNumber ? marks.mark : `${marks.mark} ${classes.about}`}
        data-slot={slot}
        data-claims={claims.join(" ")}
        data-active={(activeClaim !== null && claims.includes(activeClaim)) || undefined}
        title={SLOT_LABELS[slot]}
        onMouseEnter={() => isNumber && setActiveClaim(first ?? null)}
        onMouseLeave={() => isNumber && setActiveClaim(null)}
      >
        {isNumber && first !== undefined ? (
          <EvidenceLink claimId={first} className={classes.figure}>
            {children}
          </EvidenceLink>
        ) : (
          children
        )}
      </mark>
    );
  });
}
