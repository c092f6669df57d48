"use client";

import { Button, Textarea } from "@mantine/core";
import { UploadIcon } from "@primer/octicons-react";
import { type DragEvent, useRef, useState } from "react";
import { pastedSource } from "@/lib/pasted-source";
import { ArxivField } from "./arxiv-field";
import classes from "./import-form.module.css";
import { KeepFocus } from "./keep-focus";
import { UploadCard } from "./upload-card";
import { useUploads } from "./use-uploads";

interface DropProps {
  readonly take: (files: readonly File[]) => void;
}

/** Files by drop or by choice. */
function DropZone({ take }: DropProps) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a short cut; the button does the same
    <div
      className={classes.zone}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
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
          take([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = "";
        }}
      />
    </div>
  );
}

interface PasteProps {
  readonly take: (text: string) => void;
}

function PasteField({ take }: PasteProps) {
  const [text, setText] = useState("");
  const empty = text.trim() === "";
  return (
    <form
      className={classes.paste}
      onSubmit={(event) => {
        event.preventDefault();
        if (empty) return;
        take(text);
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
  const { uploads, add, store, drop } = useUploads();
  return (
    <KeepFocus className={classes.form} aria-label="Import papers">
      <div className={classes.ways}>
        <DropZone
          take={(files) => {
            for (const file of files) add(file.name, file);
          }}
        />
        <PasteField take={(text) => add(pastedSource(text), new Blob([text]))} />
        <ArxivField take={(name, text) => add(name, new Blob([text]))} />
      </div>
      {uploads.map((upload) => (
        <UploadCard key={upload.key} upload={upload} store={() => store(upload)} drop={() => drop(upload)} />
      ))}
    </KeepFocus>
  );
}
