"use client";

import { Button } from "@mantine/core";
import { CheckIcon, CopyIcon } from "@primer/octicons-react";
import { useState } from "react";

/** Larger exports are not useful on the clipboard. */
const MAX_COPIED_CLAIMS = 5000;

interface Props {
  readonly href: string;
  readonly total: number;
  readonly isText: boolean;
}

const BUTTON_LABELS = { ready: "Copy", working: "Copy", done: "Copied", failed: "Copying failed" } as const;

async function copyFile(href: string): Promise<void> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(await response.text());
  await navigator.clipboard.writeText(await response.text());
}

/** Button that copies the whole file to the clipboard. */
export function CopyExportButton({ href, total, isText }: Props) {
  const [state, setState] = useState<keyof typeof BUTTON_LABELS>("ready");
  if (!isText || total > MAX_COPIED_CLAIMS) return null;
  const copy = () => {
    setState("working");
    copyFile(href).then(
      () => setState("done"),
      () => setState("failed"),
    );
  };
  const Icon = state === "done" ? CheckIcon : CopyIcon;
  return (
    <Button variant="default" loading={state === "working"} leftSection={<Icon size={16} aria-hidden />} onClick={copy}>
      <span aria-live="polite">{BUTTON_LABELS[state]}</span>
    </Button>
  );
}
