"use client";

import { Button } from "@mantine/core";
import page from "@/app/_ui/page.module.css";
import type { PaperEdit } from "@/lib/api/paper-edit";
import type { UploadPreview } from "@/lib/api/upload-progress";
import { formatCount } from "@/lib/format/numbers";
import { formatCounts } from "./format-counts";
import classes from "./import-form.module.css";
import { IssueTable } from "./issue-table";
import { PreviewPapers } from "./preview-papers";
import { UnreadText } from "./unread-text";
import type { PendingUpload } from "./use-upload-queue";

function formatPreview({ papers, claims, counts, issues }: UploadPreview): string {
  if (papers.new + papers.known === 0) {
    const [unread] = issues;
    return unread?.code === "unknown-format" ? `No papers found: ${unread.message}.` : "No papers found.";
  }
  const paperCounts = formatCounts([papers.new, "new"], [papers.known, "already on the board"]);
  const issueCounts = formatCounts([counts.skipped, "skipped"], [counts.repaired, "repaired"]);
  return [
    `${formatCount(papers.new + papers.known, "paper")} (${paperCounts}) with ${formatCount(claims, "claim")}`,
    issueCounts && `${issueCounts}, see below`,
  ]
    .filter(Boolean)
    .join("; ");
}

interface Props {
  readonly upload: PendingUpload;
  readonly state: Extract<PendingUpload["state"], { readonly is: "read" }>;
  readonly onStore: () => void;
  readonly onEdit: (edit: PaperEdit) => void;
  /** Called with a file that replaces an unread text. */
  readonly onReplace: (name: string | null, text: string, note: string) => void;
  readonly onDismiss: () => void;
}

/** Preview of an upload: its papers, which can be edited, and what was skipped or repaired. */
export function UploadPreviewView({ upload, state, onStore, onEdit, onReplace, onDismiss }: Props) {
  const { preview, text, isUpdating } = state;
  const { papers, counts, issues, shown } = preview;
  const total = papers.new + papers.known;
  const listed = issues.filter(({ code }) => total > 0 || code !== "unknown-format");
  return (
    <>
      <p role="status">{isUpdating ? "Reading the changes …" : formatPreview(preview)}</p>
      {upload.note !== "" && <p className={page.note}>{upload.note}</p>}
      <div className={classes.actions}>
        {total > 0 && (
          <Button size="xs" disabled={isUpdating} onClick={onStore}>
            {`Import ${total === 1 ? "this paper" : `these ${total.toLocaleString("en")} papers`}`}
          </Button>
        )}
        <Button size="xs" variant="default" onClick={onDismiss}>
          {total > 0 ? "Cancel" : "Close"}
        </Button>
        {upload.edits.size > 0 && <p className={page.note}>{`${formatCount(upload.edits.size, "paper")} edited`}</p>}
      </div>
      {total === 0 && <UnreadText text={text} onReplace={onReplace} />}
      <PreviewPapers papers={shown} total={total} isDisabled={isUpdating} onEdit={onEdit} />
      <IssueTable source={preview.source} issues={listed} total={counts.skipped + counts.repaired} />
      {listed.some(({ message }) => /--(?:map|from)\b/.test(message)) && (
        <p className={page.note}>--map and --from are options of claimboard import on the command line.</p>
      )}
    </>
  );
}
