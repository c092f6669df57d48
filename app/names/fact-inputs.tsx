"use client";

import { NativeSelect, TextInput } from "@mantine/core";
import { getMetricDisplayName } from "@/lib/claim/metric-names";
import type { NameFacts } from "@/lib/names/name-decision";
import type { NameKind } from "@/lib/names/name-kind";
import { BoardNameInput } from "./board-name-input";
import type { DecisionForm } from "./decision-form";
import classes from "./names.module.css";

interface Props {
  readonly kind: NameKind;
  /** Facts in force. */
  readonly facts: NameFacts;
  readonly form: DecisionForm;
  readonly set: (change: Partial<DecisionForm>) => void;
}

/** Fields of the facts that names of a kind have. */
export function FactInputs({ kind, facts, form, set }: Props) {
  if (kind === "benchmark") return <BenchmarkInputs facts={facts} form={form} set={set} />;
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
      placeholder={facts.size_b?.toString()}
      value={form.size_b}
      onChange={(event) => set({ size_b: event.currentTarget.value })}
    />
  );
}

function BenchmarkInputs({ facts, form, set }: Omit<Props, "kind">) {
  return (
    <div className={classes.facts}>
      <BoardNameInput
        kind="benchmark"
        label="Family"
        description="Common name of its editions: AIME"
        placeholder={facts.family}
        value={form.family}
        onChange={(family) => set({ family })}
      />
      <TextInput
        label="Edition"
        description="Its name within the family: 2024"
        size="sm"
        maxLength={120}
        placeholder={facts.edition}
        value={form.edition}
        onChange={(event) => set({ edition: event.currentTarget.value })}
      />
      <BoardNameInput
        kind="metric"
        label="Usual metric"
        description="Assumed where a claim names none"
        placeholder={facts.metric && getMetricDisplayName(facts.metric)}
        value={form.metric}
        onChange={(metric) => set({ metric })}
      />
      <TextInput
        label="Test items"
        description="Problems behind one score"
        size="sm"
        inputMode="numeric"
        placeholder={facts.items?.toString()}
        value={form.items}
        onChange={(event) => set({ items: event.currentTarget.value })}
      />
    </div>
  );
}
