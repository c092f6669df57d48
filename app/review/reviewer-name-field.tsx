"use client";

import { useEffect, useState } from "react";
import buttons from "@/app/_ui/button.module.css";
import { MAX_REVIEWER_NAME, readReviewerName, saveReviewerName } from "@/app/_ui/reviewer-name";
import classes from "./review.module.css";

/** The name under which reviews are saved: that of the signed-in editor, else one that this browser keeps. */
export function ReviewerName({ editor }: { readonly editor: string | null }) {
  const [name, setName] = useState("");
  // After hydration: the server does not know the name.
  useEffect(() => setName(readReviewerName()), []);
  if (editor !== null) return <p className={classes.reviewer}>{`Reviewing as ${editor}`}</p>;
  return (
    <label className={classes.reviewer}>
      Reviewing as
      <input
        type="text"
        className={buttons.field}
        placeholder="your name"
        autoComplete="name"
        maxLength={MAX_REVIEWER_NAME}
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value);
          saveReviewerName(event.currentTarget.value);
        }}
      />
    </label>
  );
}
