"use client";

import { Button } from "@mantine/core";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { sendUpload } from "@/app/_data/send-upload";
import page from "@/app/_ui/page.module.css";
import type { ReextractResult } from "@/lib/api/upload-progress";
import { getErrorMessage } from "@/lib/format/error-message";
import { formatCount, formatNumber } from "@/lib/format/numbers";
import classes from "./imports.module.css";

interface Props {
  readonly papers: number;
  /** Papers whose claims another version of the extractor found. */
  readonly outdated: number;
  /** Version of the extractor. */
  readonly version: string;
}

type ReextractState =
  | { readonly is: "idle" }
  | { readonly is: "running"; readonly done: number }
  | { readonly is: "done"; readonly result: ReextractResult }
  | { readonly is: "failed"; readonly error: string };

function formatOutdated({ papers, outdated, version }: Props): string {
  if (outdated === 0) return `All papers were processed by extractor ${version}.`;
  return `${formatNumber(outdated)} of ${formatCount(papers, "paper")} ${outdated === 1 ? "was" : "were"} processed by another version than extractor ${version}.`;
}

function ReextractStatus({ state, papers }: { readonly state: ReextractState; readonly papers: number }) {
  if (state.is === "running") return `${formatNumber(state.done)} of ${formatCount(papers, "paper")} …`;
  if (state.is === "failed") return `Re-extraction failed: ${state.error}.`;
  if (state.is === "idle") return null;
  const { added, changed, removed, run } = state.result;
  if (run === null) return "Nothing has changed.";
  return (
    <>
      {`${formatCount(added, "claim")} added, ${formatNumber(changed)} changed, ${formatNumber(removed)} removed. `}
      <Link href={`/history?run=${run}`}>What changed</Link>
    </>
  );
}

/** Says which papers another version of the extractor processed, and runs the current one on all papers. */
export function ReextractCard(props: Props) {
  const router = useRouter();
  const [state, setState] = useState<ReextractState>({ is: "idle" });
  const isRunning = state.is === "running";
  const start = () => {
    if (isRunning) return;
    setState({ is: "running", done: 0 });
    sendUpload<ReextractResult>("reextract", "all papers", "", {
      onProgress: ({ papers: done }) => setState({ is: "running", done }),
    }).then(
      (result) => {
        setState({ is: "done", result });
        router.refresh();
      },
      (error) => setState({ is: "failed", error: getErrorMessage(error) }),
    );
  };
  return (
    <section className={classes.reextract} aria-label="Re-extraction">
      <p>
        {`${formatOutdated(props)} Reviews and corrections are kept when claims are extracted again. `}
        <Link href="/history">History</Link>
      </p>
      <Button size="xs" variant="default" onClick={start} data-disabled={isRunning} aria-disabled={isRunning}>
        Extract all papers again
      </Button>
      <p role="status" className={page.note}>
        <ReextractStatus state={state} papers={props.papers} />
      </p>
    </section>
  );
}
