"use client";

import { Textarea } from "@mantine/core";
import { useState } from "react";
import evidence from "./evidence.module.css";
import classes from "./evidence-review.module.css";
import { FormButtons } from "./form-buttons";
import type { ReviewSubmission } from "./use-review-submission";
import { useUnsavedInput } from "./use-unsaved-input";

interface Props extends Pick<ReviewSubmission, "send"> {
  /** Id of the claim. */
  readonly claimId: string;
  readonly note: string | null;
  readonly writable: boolean;
}

/** Shows and edits the reviewer's note on a claim. */
export function ClaimNoteEditor({ claimId, note, writable, send }: Props) {
  const [unsavedNote, setUnsavedNote] = useUnsavedInput<string>(`note on ${claimId}`);
  const [state, setState] = useState<"untouched" | "open" | "left">("untouched");
  const text = unsavedNote ?? note ?? "";
  const closeForm = () => {
    setUnsavedNote(null);
    setState("left");
  };
  if (!writable || (unsavedNote === null && state !== "open")) {
    return (
      <div>
        {note !== null && (
          <p className={classes.note} dir="auto">
            {note}
          </p>
        )}
        {writable && (
          <button
            type="button"
            className={evidence.linkButton}
            // biome-ignore lint/a11y/noAutofocus: focus returns to the button that opened the form
            autoFocus={state === "left"}
            onClick={() => setState("open")}
          >
            {note === null ? "Add note" : "Edit note"}
          </button>
        )}
      </div>
    );
  }
  return (
    <form
      className={classes.form}
      onSubmit={async (event) => {
        event.preventDefault();
        if (await send({ action: "note", note: text })) closeForm();
      }}
    >
      <Textarea
        label="Note"
        size="xs"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={4000}
        autoFocus={state === "open"}
        value={text}
        onChange={(event) => setUnsavedNote(event.currentTarget.value)}
      />
      <FormButtons submitLabel="Save note" onCancel={closeForm} />
    </form>
  );
}
