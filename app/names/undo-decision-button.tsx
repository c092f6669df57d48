"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import buttons from "@/app/_ui/button.module.css";

const ChangeDialog = dynamic(async () => (await import("./change-dialog")).ChangeDialog);

/** Button that undoes a decision after a preview. */
export function UndoDecisionButton({ pk, text }: { readonly pk: number; readonly text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={buttons.button}
        aria-label={`Undo: ${text}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        Undo
      </button>
      {isOpen && (
        <ChangeDialog
          title={`Undo: ${text}`}
          applyLabel="Undo decision"
          read={() => ({ undo: [pk] })}
          changeKey={String(pk)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
