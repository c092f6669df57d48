"use client";

import { Button, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { parsePublicationDate } from "@/lib/paper/parse-day";
import classes from "./import-form.module.css";

/** Fields of a paper as text. */
export interface PaperFields {
  readonly title: string;
  readonly authors: string;
  readonly date: string;
  readonly abstract: string;
}

interface Props {
  readonly initial: PaperFields;
  readonly submitLabel: string;
  readonly onSubmit: (fields: PaperFields) => void;
  readonly onCancel?: () => void;
}

const isDate = (text: string): boolean => text.trim() === "" || parsePublicationDate(text) !== null;

/** Form for title, authors, date and abstract of a paper. */
export function PaperEditForm({ initial, submitLabel, onSubmit, onCancel }: Props) {
  const [fields, setFields] = useState(initial);
  const [isChecked, setIsChecked] = useState(false);
  const errors = {
    title: fields.title.trim() === "" ? "A title is needed." : null,
    abstract: fields.abstract.trim() === "" ? "An abstract is needed: claims are read from it." : null,
    date: isDate(fields.date) ? null : "A day, a month or a year: 2024-05-28, May 2024, 2024.",
  };
  const bind = (key: keyof PaperFields) => ({
    value: fields[key],
    spellCheck: false,
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setFields((before) => ({ ...before, [key]: value }));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (Object.values(errors).every((error) => error === null)) onSubmit(fields);
  };
  const shown = (key: keyof typeof errors) => (isChecked ? errors[key] : null);
  return (
    <form className={classes.edit} onSubmit={submit} noValidate>
      <TextInput label="Title" required dir="auto" error={shown("title")} {...bind("title")} />
      <TextInput label="Authors" description="Separated by commas or semicolons." dir="auto" {...bind("authors")} />
      <TextInput label="Date" description="A day, a month or a year." error={shown("date")} {...bind("date")} />
      <Textarea label="Abstract" required rows={8} dir="auto" error={shown("abstract")} {...bind("abstract")} />
      <div className={classes.actions}>
        <Button size="xs" type="submit">
          {submitLabel}
        </Button>
        {onCancel && (
          <Button size="xs" variant="default" onClick={onCancel}>
            Discard changes
          </Button>
        )}
      </div>
    </form>
  );
}
