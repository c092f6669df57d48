"use client";

import { PlusIcon } from "@primer/octicons-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import buttons from "@/app/_ui/button.module.css";
import type { Claim } from "@/lib/claim/claim";
import type { Span } from "@/lib/claim/span";

const AddClaimDialog = dynamic(() => import("@/app/_ui/add-claim-dialog").then((m) => m.AddClaimDialog), {
  ssr: false,
});

interface Props {
  readonly paper: string;
  readonly abstract: string;
  readonly claims: readonly Claim[];
  /** Returns the part of the abstract that is selected; null without a selection. */
  readonly getSelected: () => Span | null;
}

/** Adds a claim that the extractor missed, for the selected number or one that is chosen in the form. */
export function AddClaimButton({ paper, abstract, claims, getSelected }: Props) {
  const [selected, setSelected] = useState<Span | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [notice, setNotice] = useState("");
  return (
    <>
      <button
        type="button"
        className={buttons.button}
        title="Select a number in the abstract, or choose it in the form"
        // The press would end the selection.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          setSelected(getSelected());
          setNotice("");
          setIsOpen(true);
        }}
      >
        <PlusIcon size={14} aria-hidden />
        Add claim
      </button>
      <span role="status">{notice}</span>
      {isOpen && (
        <AddClaimDialog
          paper={paper}
          abstract={abstract}
          claims={claims}
          selected={selected}
          onAdded={() => setNotice("Claim added.")}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
