"use client";

import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import evidence from "./evidence.module.css";
import classes from "./evidence-review.module.css";
import type { Review } from "./use-review";

interface Props extends Pick<Review, "send"> {
  readonly note: string | null;
  readonly writable: boolean;
}

/** A note of a person on a claim. */
export function EvidenceNote({ note, writable, send }: Props) {
  const [text, setText] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const leave = () => {
    setText(null);
    setLeft(true);
  };
  if (text === null) {
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
            // biome-ignore lint/a11y/noAutofocus: whoever leaves the form goes on where it was opened
            autoFocus={left}
            onClick={() => setText(note ?? "")}
          >
            {note === null ? "Add a note" : "Change the note"}
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
        if (await send({ action: "note", note: text })) leave();
      }}
    >
      <Textarea
        label="Note"
        size="xs"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={4000}
        autoFocus
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button size="xs" type="submit">
          Save the note
        </Button>
        <Button size="xs" variant="default" onClick={leave}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
