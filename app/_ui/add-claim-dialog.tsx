"use client";

import { NativeSelect } from "@mantine/core";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { EvidenceData } from "@/app/_data/evidence-data";
import type { Claim } from "@/lib/claim/claim";
import { CORRECTION_FIELDS, type CorrectionForm, parseCorrectionForm, toCorrectionForm } from "@/lib/claim/correction";
import { EMPTY_SLOTS } from "@/lib/claim/empty-slots";
import type { Span } from "@/lib/claim/span";
import { getErrorMessage } from "@/lib/format/error-message";
import {
  chooseNumber,
  formatNumberInContext,
  isUsed,
  NUMBER_ROLES,
  type NumberRole,
  toNumberFields,
} from "./add-claim-model";
import { Dialog } from "./dialog";
import { ErrorMessage } from "./error-message";
import { CorrectionInput } from "./evidence-correction";
import classes from "./evidence-review.module.css";
import { FormButtons } from "./form-buttons";
import { postAsReviewer } from "./post-as-reviewer";
import { useAbstractContents } from "./use-abstract-contents";

interface Props {
  readonly paper: string;
  readonly abstract: string;
  /** The claims of the abstract. */
  readonly claims: readonly Pick<Claim, "spans">[];
  /** The selected part of the abstract; null to choose among its numbers. */
  readonly selected: Span | null;
  readonly onAdded: (added: EvidenceData) => void;
  readonly onClose: () => void;
}

const KINDS_OF_SLOTS: ReadonlyMap<string, string> = new Map([
  ["method", "method"],
  ["model", "model"],
  ["benchmarks", "benchmark"],
  ["metric", "metric"],
  ["baseline", "model"],
]);

/** Form for a claim that the extractor missed: its number is chosen in the abstract. */
export function AddClaimDialog({ paper, abstract, claims, selected, onAdded, onClose }: Props) {
  const router = useRouter();
  const contents = useAbstractContents(paper);
  const numbers = contents?.numbers ?? [];
  const [chosen, setChosen] = useState<number | null>(null);
  const [role, setRole] = useState<NumberRole>("after");
  const [typed, setTyped] = useState<Partial<CorrectionForm>>({});
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const index = chosen ?? chooseNumber(numbers, selected, claims);
  const number = numbers[index];
  const form = { ...toCorrectionForm(EMPTY_SLOTS), ...(number && toNumberFields(number, role)), ...typed };
  const { values, errors } = parseCorrectionForm(EMPTY_SLOTS, form);
  /** A number of the abstract replaces what was typed for the one before. */
  const dropTypedNumber = () => {
    const { before: _before, after: _after, gain: _gain, gain_kind: _kind, unit: _unit, ...names } = typed;
    setTyped(names);
  };
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (!number || Object.keys(errors).length > 0 || isBusy) return;
    setIsBusy(true);
    setError(null);
    try {
      const change = { values, slot: role, span: number.span };
      const response = await postAsReviewer(`/papers/${encodeURIComponent(paper)}/claims`, change);
      onAdded(await response.json());
      router.refresh();
      onClose();
    } catch (failure) {
      setError(`The claim was not added: ${getErrorMessage(failure)}.`);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog onClose={onClose} title="Add a claim" size={720}>
      {contents !== null && numbers.length === 0 ? (
        <p>This abstract has no numbers.</p>
      ) : contents !== null && number === undefined ? (
        <p>Select a number in the abstract: the selected words have none.</p>
      ) : (
        <form className={classes.form} onSubmit={submit} aria-label="Add a claim">
          <div className={classes.fields}>
            <NativeSelect
              data-autofocus
              label="Number"
              size="xs"
              className={classes.wide ?? ""}
              value={String(index)}
              data={numbers.map(({ span }, at) => ({
                value: String(at),
                label: `${formatNumberInContext(abstract, span)}${isUsed(span, claims) ? " (has a claim)" : ""}`,
              }))}
              onChange={(event) => {
                setChosen(Number(event.currentTarget.value));
                dropTypedNumber();
              }}
            />
            <NativeSelect
              label="It is"
              size="xs"
              value={role}
              data={NUMBER_ROLES.map(([value, label]) => ({ value, label }))}
              onChange={(event) => {
                setRole(event.currentTarget.value as NumberRole);
                dropTypedNumber();
              }}
            />
            {CORRECTION_FIELDS.map((field) => (
              <CorrectionInput
                key={field.slot}
                field={field}
                value={form[field.slot]}
                error={errors[field.slot]}
                names={(contents?.names ?? [])
                  .filter(({ kind }) => kind === KINDS_OF_SLOTS.get(field.slot))
                  .map(({ name }) => name)}
                onChange={(text) => setTyped({ ...typed, [field.slot]: text })}
              />
            ))}
          </div>
          <ErrorMessage message={error} />
          <FormButtons submitLabel="Add claim" isBusy={isBusy} onCancel={onClose} />
        </form>
      )}
    </Dialog>
  );
}
