"use client";

import { ArrowLeftIcon, ArrowRightIcon, CheckIcon, PlusIcon, SkipIcon, UndoIcon, XIcon } from "@primer/octicons-react";
import buttons from "@/app/_ui/button.module.css";
import classes from "./review.module.css";
import type { ReviewCommand } from "./review-keys";

const ACTIONS = [
  { kind: "accept", label: "Accept", key: "A", Icon: CheckIcon, saves: true },
  { kind: "reject", label: "Reject", key: "R", Icon: XIcon, saves: true },
  { kind: "skip", label: "Skip", key: "S", Icon: SkipIcon, saves: false },
  { kind: "undo", label: "Undo", key: "Z", Icon: UndoIcon, saves: true },
  { kind: "previous", label: "Previous", key: "K", Icon: ArrowLeftIcon, saves: false },
  { kind: "next", label: "Next", key: "J", Icon: ArrowRightIcon, saves: false },
  { kind: "add", label: "Add claim", key: "N", Icon: PlusIcon, saves: true },
] as const;

interface Props {
  readonly run: (command: ReviewCommand) => void;
  readonly canSave: boolean;
  readonly verdict: "accepted" | "rejected" | null;
}

/** The actions on the shown claim, each with its key. */
export function ReviewActions({ run, canSave, verdict }: Props) {
  const pressed = { accept: verdict === "accepted", reject: verdict === "rejected" };
  return (
    <div className={classes.actions} role="toolbar" aria-label="Review">
      {ACTIONS.filter(({ saves }) => canSave || !saves).map(({ kind, label, key, Icon }) => (
        <button
          key={kind}
          type="button"
          className={buttons.button}
          data-kind={kind}
          aria-label={label}
          aria-keyshortcuts={key}
          {...((kind === "accept" || kind === "reject") && { "aria-pressed": pressed[kind] })}
          onClick={() => run({ kind })}
        >
          <Icon size={14} aria-hidden />
          <span className={classes.actionLabel}>{label}</span>
          <kbd aria-hidden>{key}</kbd>
        </button>
      ))}
    </div>
  );
}
