"use client";

import { Button } from "@mantine/core";
import Link from "next/link";
import { useState } from "react";
import { sendUpload } from "@/app/_data/send-upload";
import { toPastedSourceName } from "@/app/imports/pasted-source";
import type { TryInput } from "@/app/try/try-text";
import type { UploadResult } from "@/lib/api/upload-progress";
import { getErrorMessage } from "@/lib/format/error-message";
import { formatCount } from "@/lib/format/numbers";
import classes from "./try.module.css";

type ImportState =
  | { readonly status: "idle" | "busy" }
  | { readonly status: "stored"; readonly text: TryInput; readonly result: UploadResult }
  | { readonly status: "failed"; readonly error: string };

function formatOutcome({ papers, claims }: UploadResult): string {
  if (papers.new > 0) return `Imported with ${formatCount(claims.added, "claim")}.`;
  if (papers.merged > 0) return "Merged with an existing paper.";
  return papers.unchanged > 0 ? "Already imported." : "No paper found in the text.";
}

/** Imports the abstract into the board. */
export function ImportTextButton({ text }: { readonly text: TryInput }) {
  const [state, setState] = useState<ImportState>({ status: "idle" });
  const { title, abstract } = text;
  const isComplete = title.trim() !== "" && abstract.trim() !== "";
  const store = async () => {
    setState({ status: "busy" });
    try {
      const record = { title: title.trim(), abstract };
      const result = await sendUpload<UploadResult>(
        "store",
        toPastedSourceName(`${title}\n${abstract}`),
        JSON.stringify(record),
      );
      setState({ status: "stored", text, result });
    } catch (error) {
      setState({ status: "failed", error: getErrorMessage(error) });
    }
  };
  const stored = state.status === "stored" && state.text === text ? state.result : null;
  return (
    <>
      <Button
        size="xs"
        onClick={store}
        disabled={!isComplete || state.status === "busy" || stored !== null}
        title={isComplete ? undefined : "Title and abstract are required"}
      >
        Import
      </Button>
      <span role="status" className={classes.outcome}>
        {stored && (
          <>
            {`${formatOutcome(stored)} `}
            <Link href={`/claims?${new URLSearchParams({ source: stored.source })}`}>View claims</Link>
          </>
        )}
        {state.status === "failed" && `Not imported: ${state.error}.`}
      </span>
    </>
  );
}
