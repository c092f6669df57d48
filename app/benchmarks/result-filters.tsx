"use client";

import { useRouter } from "next/navigation";
import type { FormEvent } from "react";
import type { BenchmarkSummary } from "@/lib/compare/benchmark-summary";
import { DEFAULT_FAMILY_VIEW, type FamilyView } from "@/lib/compare/family-view";
import { formatNumber } from "@/lib/format/numbers";
import { formatSizeLabel, SIZE_BRACKETS } from "@/lib/query/size-range";
import classes from "./result-filters.module.css";

interface Filter {
  readonly name: keyof FamilyView;
  readonly label: string;
  readonly value: string;
  /** The first option is the default. */
  readonly options: readonly (readonly [value: string, label: string])[];
}

/** A choice that is applied at once. A value from the address that is not an option is added to the options. */
function FilterSelect({ name, label, value, options }: Filter) {
  const known = options.some(([one]) => one === value) ? options : [...options, [value, value] as const];
  return (
    <label className={classes.filter}>
      <span>{label}</span>
      <select
        key={value}
        name={name}
        defaultValue={value}
        data-changed={value !== options[0]?.[0] || undefined}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {known.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface Props {
  readonly path: string;
  readonly view: FamilyView;
  /** Editions of the family on the board; a single one leaves no choice. */
  readonly editions: readonly Pick<BenchmarkSummary, "id" | "name" | "edition" | "claims">[];
  readonly hasActiveSizes: boolean;
}

const CONFIDENCES = ["0.5", "0.6", "0.7", "0.8", "0.9"];

/** Lists the filters of a page; those without a choice are left out. */
function listFilters({ view, editions, hasActiveSizes }: Omit<Props, "path">): Filter[] {
  const [size = ""] = view.size;
  const sizes = SIZE_BRACKETS.map(({ value, label }) => [value, label] as const);
  const otherSize =
    size === "" || sizes.some(([value]) => value === size) ? [] : [[size, formatSizeLabel(size)] as const];
  const edition: Filter = {
    name: "edition",
    label: "Edition",
    value: view.edition.length > 1 ? "" : (view.edition[0] ?? ""),
    options: [
      ["", "all"],
      ...editions.map(({ id, name, edition, claims }) => [id, `${edition ?? name} (${formatNumber(claims)})`] as const),
    ],
  };
  const sizeOf: Filter = {
    name: "size_of",
    label: "Parameters",
    value: view.size_of,
    options: [
      ["total", "total"],
      ["active", "active"],
    ],
  };
  return [
    ...(editions.length > 1 ? [edition] : []),
    { name: "size", label: "Size", value: size, options: [["", "all"], ...sizes, ...otherSize] },
    ...(hasActiveSizes ? [sizeOf] : []),
    {
      name: "role",
      label: "Results of",
      value: view.role,
      options: [
        ["all", "all"],
        ["own", "proposed"],
        ["baseline", "baselines"],
      ],
    },
    {
      name: "averages",
      label: "Averages",
      value: view.averages,
      options: [
        ["with", "shown"],
        ["without", "hidden"],
      ],
    },
    {
      name: "confidence",
      label: "Confidence",
      value: String(view.confidence),
      options: [["0", "any"], ...CONFIDENCES.map((value) => [value, `≥ ${value}`] as const)],
    },
    {
      name: "measure",
      label: "Gain in",
      value: view.measure,
      options: [
        ["points", "pts"],
        ["relative", "%"],
      ],
    },
  ];
}

const isDefault = (key: string, value: string): boolean =>
  value === "" ||
  Object.entries(DEFAULT_FAMILY_VIEW).some(([name, preset]) => name === key && String(preset) === value);

/** Returns the address of the choices of a form, without defaults. */
function toAddress(form: HTMLFormElement): string {
  const chosen = [...new FormData(form)].flatMap(([key, value]) =>
    typeof value !== "string" || isDefault(key, value) ? [] : [[key, value]],
  );
  const query = new URLSearchParams(chosen).toString();
  return form.getAttribute("action") + (query && `?${query}`);
}

/** Filters of a benchmark page in one row: a form whose choices become parameters of the address. */
export function ResultFilters({ path, ...props }: Props) {
  const router = useRouter();
  const { sort } = props.view;
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    router.push(toAddress(event.currentTarget), { scroll: false });
  };
  return (
    <form action={path} onSubmit={apply} className={classes.filters} aria-label="Filter the results, scrollable">
      {listFilters(props).map((filter) => (
        <FilterSelect key={filter.name} {...filter} />
      ))}
      {sort !== DEFAULT_FAMILY_VIEW.sort && <input type="hidden" name="sort" value={sort} />}
      <noscript>
        <button type="submit">Apply</button>
      </noscript>
    </form>
  );
}
