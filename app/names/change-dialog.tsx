"use client";

import { Button, Modal } from "@mantine/core";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import evidence from "@/app/_ui/evidence.module.css";
import { ThemedMantineProvider } from "@/app/_ui/themed-mantine-provider";
import { useRestoredFocus } from "@/app/_ui/use-restored-focus";
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
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

interface Preview {
  readonly key: string;
  readonly summary: ChangeSummary;
}

/** A dialog that shows the claims that a change of the decisions will change before it is made. */
export function ChangeDialog({ title, applyLabel, read, changeKey, onClose, children }: Props) {
  useRestoredFocus();
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
    <ThemedMantineProvider>
      <Modal
        opened
        onClose={onClose}
        title={title}
        size={640}
        transitionProps={{ duration: 0 }}
        closeButtonProps={{ "aria-label": "Close" }}
      >
        <form className={classes.form} onSubmit={submit} aria-label={title}>
          {children}
          {shown && <ChangePreview summary={shown} />}
          {error !== null && (
            <p role="alert" className={evidence.bad}>
              {error}
            </p>
          )}
          <div className={classes.actions}>
            <Button size="xs" type="submit" loading={busy !== null} data-autofocus={children ? undefined : true}>
              {shown ? applyLabel : "Preview"}
            </Button>
            <Button size="xs" variant="default" onClick={onClose}>
              Cancel
            </Button>
          </div>
        </form>
      </Modal>
    </ThemedMantineProvider>
  );
}
