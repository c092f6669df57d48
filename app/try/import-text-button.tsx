"use client";

import { Button } from "@mantine/core";
import Link from "next/link";
import { useState } from "react";
import { sendUpload } from "@/app/_data/send-upload";
import { toPastedSourceName } from "@/app/imports/pasted-source";
import type { TryInput } from "@/app/try/try-text";
import type { UploadResult } from "@/lib/api/upload-progress";
import { getErrorMessage } from "@/lib/format/error-message";
import classes from "./try.module.css";

type ImportState =
  | { readonly is: "idle" | "busy" }
  | { readonly is: "stored"; readonly of: TryInput; readonly result: UploadResult }
  | { readonly is: "failed"; readonly error: string };

function formatOutcome({ papers, claims }: UploadResult): string {
  if (papers.new > 0) return `Imported with ${claims.added} ${claims.added === 1 ? "claim" : "claims"}.`;
  if (papers.merged > 0) return "Merged with a paper that was on the board.";
  return papers.unchanged > 0 ? "It was on the board already." : "There was no paper in it.";
}

/** Puts the abstract on the board. */
export function ImportTextButton({ text }: { readonly text: TryInput }) {
  const [state, setState] = useState<ImportState>({ is: "idle" });
  const { title, abstract } = text;
  const isComplete = title.trim() !== "" && abstract.trim() !== "";
  const store = async () => {
    setState({ is: "busy" });
    try {
      const record = { title: title.trim(), abstract };
      const result = await sendUpload<UploadResult>(
        "store",
        toPastedSourceName(`${title}\n${abstract}`),
        JSON.stringify(record),
      );
      setState({ is: "stored", of: text, result });
    } catch (error) {
      setState({ is: "failed", error: getErrorMessage(error) });
    }
  };
  const stored = state.is === "stored" && state.of === text ? state.result : null;
  return (
    <>
      <Button
        size="xs"
        onClick={store}
        disabled={!isComplete || state.is === "busy" || stored !== null}
        title={isComplete ? undefined : "The board needs a title and an abstract"}
      >
        Import it into the board
      </Button>
      <span role="status" className={classes.outcome}>
        {stored && (
          <>
            {`${formatOutcome(stored)} `}
            <Link href={`/claims?${new URLSearchParams({ source: stored.source })}`}>Show its claims</Link>
          </>
        )}
        {state.is === "failed" && `Not imported: ${state.error}.`}
      </span>
    </>
  );
}
