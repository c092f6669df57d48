"use client";

import { Button, Progress } from "@mantine/core";
import Link from "next/link";
import { ErrorMessage } from "@/app/_ui/error-message";
import page from "@/app/_ui/page.module.css";
import type { PaperEdit } from "@/lib/api/paper-edit";
import type { UploadProgress, UploadResult } from "@/lib/api/upload-progress";
import { formatCount } from "@/lib/format/numbers";
import { formatCounts } from "./format-counts";
import classes from "./import-form.module.css";
import { UploadPreviewView } from "./upload-preview";
import type { PendingUpload } from "./use-upload-queue";

interface Props {
  readonly upload: PendingUpload;
  readonly onStore: () => void;
  readonly onEdit: (edit: PaperEdit) => void;
  /** Called with a file that replaces an unread text; its name stays if null. */
  readonly onReplace: (name: string | null, text: string, note: string) => void;
  readonly onDismiss: () => void;
}

function UploadProgressBar({
  what: label,
  progress,
  size,
}: {
  what: string;
  progress: UploadProgress | null;
  size: number;
}) {
  const share = size === 0 ? 100 : ((progress?.bytes ?? 0) / size) * 100;
  return (
    <>
      <Progress value={share} aria-label={label} />
      <p className={page.note}>{`${label} … ${formatCount(progress?.papers ?? 0, "paper")}`}</p>
    </>
  );
}

/** Message about stored records that the file no longer has: they are kept, because the file may be a shorter list. */
function formatMissingRecords(records: number): string {
  const which = records === 1 ? "1 record is" : `${records.toLocaleString("en")} records are`;
  return `${which} no longer in the file and kept. To remove them, undo the import below and import the file again.`;
}

function StoredResult({
  result: { source, papers, claims, counts, gone },
  drop: onDismiss,
}: {
  result: UploadResult;
  drop: () => void;
}) {
  const paperCounts = formatCounts([papers.new, "new"], [papers.merged, "merged"], [papers.unchanged, "unchanged"]);
  const claimCounts = formatCounts([claims.added, "new"], [claims.changed, "changed"], [claims.removed, "removed"]);
  const issueCounts = formatCounts([counts.skipped, "skipped"], [counts.repaired, "repaired"]);
  return (
    <>
      <p role="status">{`Imported. Papers: ${paperCounts || "none"}. Claims: ${claimCounts || "nothing changed"}. ${issueCounts}`}</p>
      {gone > 0 && <p className={page.note}>{formatMissingRecords(gone)}</p>}
      <div className={classes.actions}>
        <Link href={`/claims?${new URLSearchParams({ source })}`}>View claims</Link>
        <Button size="xs" variant="default" onClick={onDismiss}>
          Close
        </Button>
      </div>
    </>
  );
}

/** Card of one upload in any state: reading, preview, storing, stored or failed. */
export function UploadCard({ upload, onStore, onEdit, onReplace, onDismiss }: Props) {
  const { name, body, state } = upload;
  return (
    <article className={classes.card} aria-label={name} tabIndex={-1}>
      <h2 className={classes.name}>{name}</h2>
      {state.is === "reading" && (
        <>
          <UploadProgressBar what="Reading" progress={state.progress} size={body.size} />
          <div className={classes.actions}>
            <Button size="xs" variant="default" onClick={onDismiss}>
              Stop
            </Button>
          </div>
        </>
      )}
      {state.is === "storing" && <UploadProgressBar what="Importing" progress={state.progress} size={body.size} />}
      {state.is === "read" && <UploadPreviewView {...{ upload, state, onStore, onEdit, onReplace, onDismiss }} />}
      {state.is === "stored" && <StoredResult result={state.result} drop={onDismiss} />}
      {state.is === "failed" && (
        <>
          <ErrorMessage
            message={
              state.begun
                ? `Interrupted: ${state.error}. Papers stored so far are kept; import again to continue.`
                : `Not imported: ${state.error}.`
            }
          />
          <div className={classes.actions}>
            {state.begun && (
              <Button size="xs" onClick={onStore}>
                Import again
              </Button>
            )}
            <Button size="xs" variant="default" onClick={onDismiss}>
              Close
            </Button>
          </div>
        </>
      )}
    </article>
  );
}
