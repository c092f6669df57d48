"use client";

import { Autocomplete, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import page from "@/app/_ui/page.module.css";
import { SegmentedChoice } from "@/app/_ui/segmented-choice";
import { useBoardNames } from "@/app/review/use-board-names";
import { NAME_CLASS_LABELS, NAME_CLASSES, type NameClass, type NameKind } from "@/lib/names/name-kind";
import { ChangeDialog } from "./change-dialog";
import {
  ACTION_NOTES,
  type DecisionForm,
  EMPTY_DECISION_FORM,
  listFormActions,
  readDecisionForm,
} from "./decision-form";

export interface DecidedName {
  readonly kind: NameKind;
  readonly name: string;
}

interface Props extends DecidedName {
  /** Name to merge into; empty to let the user choose. */
  readonly target: string;
  readonly onClose: () => void;
}

/** Slot whose names are suggested. */
const SLOTS = { benchmark: "benchmarks", model: "model", method: "method", metric: "metric" } as const;

/** Dialog for a decision about one name. */
export function DecisionDialog({ kind, name, target, onClose }: Props) {
  const [form, setForm] = useState<DecisionForm>({ ...EMPTY_DECISION_FORM, to: target });
  const names = useBoardNames(SLOTS[kind], form.to);
  const set = (change: Partial<DecisionForm>) => setForm({ ...form, ...change });
  const read = () => {
    const draft = readDecisionForm(kind, name, form);
    return "error" in draft ? draft : { decide: [draft.decision] };
  };
  return (
    <ChangeDialog
      title={`Decide on “${name}”`}
      applyLabel="Apply"
      read={read}
      changeKey={JSON.stringify(form)}
      onClose={onClose}
    >
      <SegmentedChoice
        label="Decision"
        choices={listFormActions(kind)}
        value={form.action}
        onSelect={(action) => set({ action })}
      />
      <p className={page.note}>{ACTION_NOTES[form.action]}</p>
      {form.action === "rename" && (
        <Autocomplete
          data-autofocus
          label="New name"
          size="sm"
          maxLength={120}
          value={form.to}
          data={names.filter((other) => other !== name)}
          limit={8}
          onChange={(to) => set({ to })}
          comboboxProps={{ withinPortal: true }}
        />
      )}
      {form.action === "classify" && (
        <NativeSelect
          label={`“${name}” is`}
          size="sm"
          value={form.as}
          data={NAME_CLASSES.map((value) => ({ value, label: NAME_CLASS_LABELS[value] }))}
          onChange={(event) => set({ as: event.currentTarget.value as NameClass })}
        />
      )}
      {form.action === "describe" && <FactInput kind={kind} form={form} set={set} />}
    </ChangeDialog>
  );
}

interface FactInputProps {
  readonly kind: NameKind;
  readonly form: DecisionForm;
  readonly set: (change: Partial<DecisionForm>) => void;
}

/** The field of the fact that names of a kind have. */
function FactInput({ kind, form, set }: FactInputProps) {
  if (kind === "metric")
    return (
      <NativeSelect
        label="Better is"
        size="sm"
        value={form.better}
        data={[
          { value: "", label: "—" },
          { value: "higher", label: "a higher value" },
          { value: "lower", label: "a lower value" },
          { value: "depends", label: "different between papers" },
        ]}
        onChange={(event) => set({ better: event.currentTarget.value as DecisionForm["better"] })}
      />
    );
  return (
    <TextInput
      label="Size"
      description="Billions of parameters"
      size="sm"
      value={form.size_b}
      onChange={(event) => set({ size_b: event.currentTarget.value })}
    />
  );
}
