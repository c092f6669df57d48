"use client";

import { Button, Textarea } from "@mantine/core";
import { UploadIcon } from "@primer/octicons-react";
import { type DragEvent, useRef, useState } from "react";
import { FocusRecovery } from "@/app/_ui/focus-recovery";
import { toPastedSourceName } from "@/app/imports/pasted-source";
import { ArxivSearchForm } from "./arxiv-search-form";
import classes from "./import-form.module.css";
import { UploadCard } from "./upload-card";
import { useUploadQueue } from "./use-upload-queue";

interface DropProps {
  readonly onFiles: (files: readonly File[]) => void;
}

/** Drop zone with a file chooser. */
function DropZone({ onFiles }: DropProps) {
  const [isDragOver, setIsDragOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsDragOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button
    <div
      className={classes.zone}
      data-over={isDragOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsDragOver(true);
      }}
      onDragLeave={() => setIsDragOver(false)}
      onDrop={onDrop}
    >
      <UploadIcon size={28} aria-hidden />
      <p>Drop files here: a digest, a listing, BibTeX, RIS, an arXiv feed or e-mail, CSV, JSON, a saved page …</p>
      <Button size="xs" onClick={() => input.current?.click()}>
        Choose files
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files to import"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = "";
        }}
      />
    </div>
  );
}

interface PasteProps {
  readonly onText: (text: string) => void;
}

function PasteForm({ onText }: PasteProps) {
  const [text, setText] = useState("");
  const isEmpty = text.trim() === "";
  return (
    <form
      className={classes.paste}
      onSubmit={(event) => {
        event.preventDefault();
        if (isEmpty) return;
        onText(text);
        setText("");
      }}
    >
      <Textarea
        label="Or paste text"
        description="Title and abstract, several papers, a copied page of arXiv, OpenReview, ACL Anthology, Hugging Face or PubMed, BibTeX, a list of arXiv ids or links."
        rows={5}
        value={text}
        spellCheck={false}
        dir="auto"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {/* Not disabled: the field is empty after submission, and the button would lose the focus. */}
      <Button size="xs" type="submit" variant="default" data-disabled={isEmpty} aria-disabled={isEmpty}>
        Preview
      </Button>
    </form>
  );
}

/** Imports papers: they are previewed first and stored on confirmation. */
export function ImportForm() {
  const { uploads, add, edit, store, dismiss } = useUploadQueue();
  return (
    <FocusRecovery className={classes.form} aria-label="Import papers">
      <div className={classes.ways}>
        <DropZone
          onFiles={(files) => {
            for (const file of files) add(file.name, file);
          }}
        />
        <PasteForm onText={(text) => add(toPastedSourceName(text), new Blob([text]))} />
        <ArxivSearchForm onPapers={(name, text) => add(name, new Blob([text]))} />
      </div>
      {uploads.map((upload) => (
        <UploadCard
          key={upload.key}
          upload={upload}
          onStore={() => store(upload)}
          onEdit={(change) => edit(upload, change)}
          onReplace={(name, text, note) => {
            dismiss(upload);
            add(name ?? upload.name, new Blob([text]), note);
          }}
          onDismiss={() => dismiss(upload)}
        />
      ))}
    </FocusRecovery>
  );
}
