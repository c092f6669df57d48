"use client";

import { Autocomplete, type AutocompleteProps } from "@mantine/core";
import { useBoardNames } from "@/app/review/use-board-names";
import type { NameKind } from "@/lib/names/name-kind";

/** Slot of claims that each kind of name fills, for suggestions. */
const SLOTS = { benchmark: "benchmarks", model: "model", method: "method", metric: "metric" } as const;

interface Props extends Pick<AutocompleteProps, "label" | "description" | "placeholder"> {
  readonly kind: NameKind;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Name that is not suggested. */
  readonly except?: string;
  readonly "data-autofocus"?: true;
}

/** Field for a name, with suggestions from the names of this kind on the board. */
export function BoardNameInput({ kind, value, except, ...input }: Props) {
  const names = useBoardNames(SLOTS[kind], value);
  return (
    <Autocomplete
      {...input}
      size="sm"
      maxLength={120}
      value={value}
      data={names.filter((name) => name !== except)}
      limit={8}
      comboboxProps={{ withinPortal: true }}
    />
  );
}
