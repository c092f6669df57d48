"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { Dialog } from "@/app/_ui/dialog";
import { ErrorMessage } from "@/app/_ui/error-message";
import { FormButtons } from "@/app/_ui/form-buttons";
import { getErrorMessage } from "@/lib/format/error-message";
import { ChangePreview } from "./change-preview";
import type { ChangeSummary } from "./change-summary";
import classes from "./names.module.css";
import { type NamesChange, postNames } from "./post-names";

interface Props {
  readonly title: string;
  /** Label of the button that makes the change. */
  readonly applyLabel: string;
  /** Returns the change, or why it is not complete, as a sentence. */
  readonly read: () => NamesChange | { readonly error: string };
  /** Identifies the change: a preview of another one is dropped. */
  readonly changeKey: string;
  /** Effects beyond the changed claims; empty if there are none. */
  readonly effect?: string;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

interface Preview {
  readonly key: string;
  readonly summary: ChangeSummary;
}

/** A dialog that shows the claims that a change of the decisions will change before it is made. */
export function ChangeDialog({ title, applyLabel, read, changeKey, effect = "", onClose, children }: Props) {
  const router = useRouter();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [busy, setBusy] = useState<"preview" | "change" | null>(null);
  const [error, setError] = useState<string | null>(null);
  const shown = preview?.key === changeKey ? preview.summary : null;
  const send = async (path: "preview" | "change") => {
    const change = read();
    setError(null);
    if ("error" in change) return setError(change.error);
    setBusy(path);
    try {
      const summary = await postNames(path, change);
      if (path === "preview") return setPreview({ key: changeKey, summary });
      router.refresh();
      onClose();
    } catch (failure) {
      setError(`This failed: ${getErrorMessage(failure)}.`);
    } finally {
      setBusy(null);
    }
  };
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (busy === null) void send(shown ? "change" : "preview");
  };
  return (
    <Dialog onClose={onClose} title={title} size={640}>
      <form className={classes.form} onSubmit={submit} aria-label={title}>
        {children}
        {shown && <ChangePreview summary={shown} effect={effect} />}
        <ErrorMessage message={error} />
        <FormButtons
          submitLabel={shown ? applyLabel : "Preview"}
          isBusy={busy !== null}
          isFocused={!children}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
