"use client";

import { Button } from "@mantine/core";
import { useState } from "react";
import { MAX_FETCHED_IDS } from "@/lib/api/upload-progress";
import { getErrorMessage } from "@/lib/format/error-message";
import { formatCount } from "@/lib/format/numbers";
import { listArxivIds } from "@/lib/paper/arxiv-id";
import classes from "./import-form.module.css";
import { PaperEditForm } from "./paper-edit-form";
import { guessPaperFields, toPaperLine } from "./paper-fields";
import { searchArxiv } from "./search-arxiv";

/** Longer texts are not completed by hand. */
const MAX_ENTERED = 20_000;

interface Props {
  readonly text: string;
  /** Called with a file that replaces the text. */
  readonly onReplace: (name: string | null, text: string, note: string) => void;
}

/** Offers to fetch the papers whose ids a text holds. */
function FetchIds({ ids, onReplace }: { readonly ids: readonly string[] } & Pick<Props, "onReplace">) {
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly message: string }>({
    isBusy: false,
    message: "",
  });
  const requested = ids.slice(0, MAX_FETCHED_IDS);
  const left = ids.length - requested.length;
  const fetchPapers = async () => {
    if (state.isBusy) return;
    setState({ isBusy: true, message: "Asking export.arxiv.org …" });
    try {
      const { name, text, missing } = await searchArxiv({ ids: requested });
      const notes = [
        missing.length > 0 && `Not found on arXiv: ${missing.join(", ")}.`,
        left > 0 && `${formatCount(left, "further id")} were not requested; paste them separately.`,
      ];
      if (text !== "") onReplace(name, text, notes.filter(Boolean).join(" "));
      else setState({ isBusy: false, message: "None of these papers was found on arXiv." });
    } catch (error) {
      setState({ isBusy: false, message: `The papers could not be fetched: ${getErrorMessage(error)}.` });
    }
  };
  return (
    <div className={classes.actions}>
      <Button size="xs" data-disabled={state.isBusy} aria-disabled={state.isBusy} onClick={fetchPapers}>
        {`Fetch ${requested.length === 1 ? "this paper" : `these ${requested.length} papers`} from arXiv`}
      </Button>
      <p role="status" className={classes.status}>
        {state.message || "Only the ids leave this machine."}
      </p>
    </div>
  );
}

/** What can be done with a text in which no paper was found: fetch the papers that it names, or fill in the fields. */
export function UnreadText({ text, onReplace }: Props) {
  const { ids } = listArxivIds(text);
  const [isEntering, setIsEntering] = useState(false);
  if (text === "") return null;
  return (
    <>
      {ids.length > 0 && <FetchIds ids={ids} onReplace={onReplace} />}
      {isEntering ? (
        <PaperEditForm
          initial={guessPaperFields(text)}
          submitLabel="Preview this paper"
          onSubmit={(fields) => onReplace(null, toPaperLine(fields), "")}
          onCancel={() => setIsEntering(false)}
        />
      ) : (
        text.length <= MAX_ENTERED && (
          <div className={classes.actions}>
            <Button size="xs" variant="default" onClick={() => setIsEntering(true)}>
              Fill in title and abstract
            </Button>
          </div>
        )
      )}
    </>
  );
}
