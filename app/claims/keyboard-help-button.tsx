"use client";

import { QuestionIcon } from "@primer/octicons-react";
import dynamic from "next/dynamic";
import type { ShortcutGroups } from "./keyboard-help-dialog";
import { useHelpShortcut } from "./use-help-shortcut";

const HelpDialog = dynamic(() => import("./keyboard-help-dialog").then((m) => m.KeyboardHelpDialog), { ssr: false });

interface Props {
  readonly className: string | undefined;
  /** Shortcuts of the page; those of the table of claims by default. */
  readonly groups?: ShortcutGroups;
}

/** Button that shows the keyboard shortcuts of a page, also with the key "?"; the dialog is loaded on first use. */
export function KeyboardHelpButton({ className, groups }: Props) {
  const { open, setOpen } = useHelpShortcut();
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label="Keyboard shortcuts"
        aria-keyshortcuts="?"
        title="Keyboard shortcuts (?)"
        onClick={() => setOpen(true)}
      >
        <QuestionIcon size={15} aria-hidden />
      </button>
      {open && <HelpDialog {...(groups && { groups })} onClose={() => setOpen(false)} />}
    </>
  );
}
