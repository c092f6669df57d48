"use client";

import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { fetchOrThrow } from "@/app/_data/fetch-or-throw";
import { CopyButton } from "@/app/_ui/copy-button";
import { Dialog } from "@/app/_ui/dialog";
import { ErrorMessage } from "@/app/_ui/error-message";
import page from "@/app/_ui/page.module.css";
import type { ViewCitation } from "@/lib/api/view-citation";
import { getErrorMessage } from "@/lib/format/error-message";
import { formatDate } from "@/lib/format/numbers";
import classes from "./cite.module.css";

interface Props {
  /** Claim query without "?". */
  readonly queryString: string;
  readonly onClose: () => void;
}

type CitationState =
  | { readonly is: "loading" }
  | { readonly is: "failed"; readonly error: string }
  | { readonly is: "ready"; readonly citation: ViewCitation; readonly isPinning: boolean };

async function requestCitation(queryString: string, method: "GET" | "POST"): Promise<ViewCitation> {
  const response = await fetchOrThrow(`/cite.json?${queryString}`, { method });
  return response.json();
}

interface CitedTextProps {
  readonly title: string;
  readonly text: string;
  readonly copyLabel: string;
  readonly doneLabel: string;
}

/** A text that can be selected and copied. */
function CitedText({ title, text, copyLabel, doneLabel }: CitedTextProps) {
  return (
    <section>
      <div className={classes.head}>
        <h3>{title}</h3>
        <CopyButton label={copyLabel} doneLabel={doneLabel} getText={() => text} />
      </div>
      <pre className={classes.text} data-testid={`citation-${title}`}>
        {text}
      </pre>
    </section>
  );
}

function PinNote({ citation, isPinning, pin }: { citation: ViewCitation; isPinning: boolean; pin: () => void }) {
  if (citation.pinnedAt !== null)
    return (
      <p className={page.note} role="status">
        {`Pinned on ${formatDate(citation.pinnedAt)}. `}
        <a href={citation.path}>The pinned view</a>
        {" says what has changed since then."}
      </p>
    );
  return (
    <div className={classes.pin}>
      <p className={page.note}>
        The address shows the claims as they are when somebody opens it. The hash identifies the data of today: an
        export of the same claims has the same hash.
      </p>
      {citation.canPin && (
        <Button size="xs" variant="default" onClick={pin} data-disabled={isPinning} aria-disabled={isPinning}>
          Pin this view
        </Button>
      )}
    </div>
  );
}

/** Text and BibTeX that cite a view, and a button that pins it. */
export function CiteDialog({ queryString, onClose }: Props) {
  const [state, setState] = useState<CitationState>({ is: "loading" });
  const fail = (error: unknown) => setState({ is: "failed", error: getErrorMessage(error) });
  useEffect(() => {
    requestCitation(queryString, "GET").then(
      (citation) => setState({ is: "ready", citation, isPinning: false }),
      (error) => setState({ is: "failed", error: getErrorMessage(error) }),
    );
  }, [queryString]);
  const pin = () => {
    if (state.is !== "ready" || state.isPinning) return;
    setState({ ...state, isPinning: true });
    requestCitation(queryString, "POST").then(
      (citation) => setState({ is: "ready", citation, isPinning: false }),
      fail,
    );
  };
  return (
    <Dialog onClose={onClose} title="Cite this view" size="lg">
      {state.is === "loading" && <p className={page.note}>Reading the claims …</p>}
      {state.is === "failed" && <ErrorMessage message={`The citation could not be made: ${state.error}.`} />}
      {state.is === "ready" && (
        <div className={classes.dialog}>
          <CitedText title="Text" text={state.citation.text} copyLabel="Copy text" doneLabel="Text copied" />
          <CitedText title="BibTeX" text={state.citation.bibtex} copyLabel="Copy BibTeX" doneLabel="BibTeX copied" />
          <PinNote citation={state.citation} isPinning={state.isPinning} pin={pin} />
        </div>
      )}
    </Dialog>
  );
}
