"use client";

import { NativeSelect, TextInput } from "@mantine/core";
import { useId } from "react";
import type { Claim } from "@/lib/claim/claim";
import {
  CORRECTION_FIELDS,
  type CorrectionField,
  type CorrectionForm,
  parseCorrectionForm,
  toCorrectionForm,
} from "@/lib/claim/correction";
import evidence from "./evidence.module.css";
import classes from "./evidence-review.module.css";
import { FormButtons } from "./form-buttons";
import type { ReviewSubmission } from "./use-review-submission";

interface CorrectionInputProps {
  readonly field: CorrectionField;
  readonly value: string;
  readonly error: string | undefined;
  /** Names to choose from while typing. */
  readonly names?: readonly string[];
  readonly onChange: (text: string) => void;
}

/** Field for one slot. */
export function CorrectionInput({ field, value, error, names = [], onChange }: CorrectionInputProps) {
  const { label, type, choices, hint } = field;
  const listId = useId();
  if (choices !== undefined) {
    const data = choices.map(([choice, name]) => ({ value: choice, label: name }));
    return (
      <NativeSelect
        label={label}
        size="xs"
        data={data}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  return (
    <>
      <TextInput
        label={label}
        size="xs"
        value={value}
        maxLength={1000}
        inputMode={type === "number" ? "decimal" : "text"}
        {...(hint !== undefined && { placeholder: hint })}
        {...(names.length > 0 && { list: listId })}
        error={error}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {names.length > 0 && (
        <datalist id={listId}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** Only the edited fields: an undo may change the claim while the form is open. */
export type PartialCorrectionForm = Partial<CorrectionForm>;

interface Props extends Pick<ReviewSubmission, "send"> {
  readonly claim: Claim;
  readonly typedValues: PartialCorrectionForm;
  readonly setTypedValues: (typed: PartialCorrectionForm) => void;
  /** Discards the input. */
  readonly onClose: () => void;
}

/** Form that corrects the slots of a claim. */
export function CorrectionFormView({ claim, send, typedValues, setTypedValues, onClose }: Props) {
  const form = { ...toCorrectionForm(claim), ...typedValues };
  const { values, errors } = parseCorrectionForm(claim, form);
  const count = Object.keys(values).length;
  const hasErrors = Object.keys(errors).length > 0;
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (count === 0 || hasErrors) return;
    if (await send({ action: "correct", values })) onClose();
  };
  return (
    <form className={classes.form} onSubmit={submit} aria-label="Correct the claim">
      <p className={evidence.dim}>
        An empty field is a slot that the text does not fill. What you set stays when the paper is read again.
      </p>
      <div className={classes.fields}>
        {CORRECTION_FIELDS.map((field) => (
          <CorrectionInput
            key={field.slot}
            field={field}
            value={form[field.slot]}
            error={errors[field.slot]}
            onChange={(text) => setTypedValues({ ...typedValues, [field.slot]: text })}
          />
        ))}
      </div>
      <FormButtons
        submitLabel={count > 1 ? `Save ${count} corrections` : "Save correction"}
        isDisabled={count === 0 || hasErrors}
        onCancel={onClose}
      />
    </form>
  );
}
