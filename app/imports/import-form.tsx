"use client";

import { Button, Textarea } from "@mantine/core";
import { UploadIcon } from "@primer/octicons-react";
import { type DragEvent, useRef, useState } from "react";
import { toPastedSourceName } from "@/app/imports/pasted-source";
import { ArxivSearchForm } from "./arxiv-search-form";
import { FocusRecovery } from "./focus-recovery";
import classes from "./import-form.module.css";
import { UploadCard } from "./upload-card";
import { useUploadQueue } from "./use-upload-queue";

interface DropProps {
  readonly onFiles: (files: readonly File[]) => void;
}

/** Files by drop or by choice. */
function DropZone({ onFiles }: DropProps) {
  const [isDragOver, setIsDragOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsDragOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a short cut; the button does the same
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
  const empty = text.trim() === "";
  return (
    <form
      className={classes.paste}
      onSubmit={(event) => {
        event.preventDefault();
        if (empty) return;
        onText(text);
        setText("");
      }}
    >
      <Textarea
        label="Or paste text"
        description="Any of the same formats, or one abstract with its title above."
        rows={4}
        value={text}
        spellCheck={false}
        dir="auto"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {/* Not disabled: that would lose the focus of whoever pressed it, because the field is empty then. */}
      <Button size="xs" type="submit" variant="default" data-disabled={empty} aria-disabled={empty}>
        Read the text
      </Button>
    </form>
  );
}

/** Brings papers in: what is found is shown first and stored when the person says so. */
export function ImportForm() {
  const { uploads, add, store, dismiss } = useUploadQueue();
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
        <UploadCard key={upload.key} upload={upload} onStore={() => store(upload)} onDismiss={() => dismiss(upload)} />
      ))}
    </FocusRecovery>
  );
}
