"use client";

import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import page from "@/app/_ui/page.module.css";
import { SegmentedChoice } from "@/app/_ui/segmented-choice";
import { formatCount } from "@/lib/format/numbers";
import { NAME_CLASS_LABELS, NAME_CLASSES, type NameClass } from "@/lib/names/name-kind";
import { BoardNameInput } from "./board-name-input";
import { ChangeDialog } from "./change-dialog";
import {
  type DecidedName,
  type DecisionForm,
  EMPTY_DECISION_FORM,
  getActionNote,
  listFormActions,
  readDecisionForm,
} from "./decision-form";
import { FactInputs } from "./fact-inputs";

interface Props extends DecidedName {
  /** Name to merge into; empty to let the user choose. */
  readonly target: string;
  readonly onClose: () => void;
}

/** Dialog for a decision about one name. */
export function DecisionDialog({ kind, name, claims, facts, target, onClose }: Props) {
  const [form, setForm] = useState<DecisionForm>({ ...EMPTY_DECISION_FORM, to: target });
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
      effect={
        kind === "benchmark" && form.action === "describe"
          ? `Comparisons, charts and checks of its ${formatCount(claims, "claim")} use the new facts.`
          : ""
      }
      onClose={onClose}
    >
      <SegmentedChoice
        label="Decision"
        choices={listFormActions(kind)}
        value={form.action}
        onSelect={(action) => set({ action })}
      />
      <p className={page.note}>{getActionNote(kind, form.action)}</p>
      {form.action === "rename" && (
        <BoardNameInput
          data-autofocus
          label="New name"
          kind={kind}
          except={name}
          value={form.to}
          onChange={(to) => set({ to })}
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
      {form.action === "describe" && <FactInputs kind={kind} facts={facts} form={form} set={set} />}
    </ChangeDialog>
  );
}
