"use client";

import { SearchIcon } from "@primer/octicons-react";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type FormEvent, useId, useState } from "react";
import { fetchOrThrow } from "@/app/_data/fetch-or-throw";
import { getQueryClient } from "@/app/_ui/query-client";
import fields from "@/app/_ui/search-field.module.css";
import { formatCount } from "@/lib/format/numbers";
import classes from "./family-chooser.module.css";
import { type OverviewQuery, overviewPath } from "./overview-query";

interface FamilyName {
  readonly name: string;
  /** "12 papers". */
  readonly note: string;
}

async function fetchFamilies(): Promise<readonly FamilyName[]> {
  const response = await fetchOrThrow("/families.json");
  return ((await response.json()) as { families: FamilyName[] }).families;
}

/** True if the text comes from the list of suggestions, not from the keyboard. */
const isChosen = ({ nativeEvent }: FormEvent<HTMLInputElement>): boolean =>
  !(nativeEvent instanceof InputEvent) || nativeEvent.inputType === "insertReplacementText";

interface Props {
  readonly query: OverviewQuery;
  /** Name of the family that is shown. */
  readonly current: string;
  readonly count: number;
}

/**
 * Search box with all families: suggestions load with the focus, and choosing one opens it. A plain form that works
 * without scripts.
 */
export function FamilySearch({ query, current, count }: Props) {
  const router = useRouter();
  const listId = useId();
  const [isUsed, setUsed] = useState(false);
  const { data: families = [] } = useQuery(
    { queryKey: ["families"], queryFn: fetchFamilies, enabled: isUsed },
    getQueryClient(),
  );
  const open = (family: string) => router.push(overviewPath({ ...query, family: family.trim() }), { scroll: false });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    open(String(new FormData(event.currentTarget).get("family") ?? ""));
  };
  const kept = [...new URLSearchParams(overviewPath({ ...query, family: "" }).slice(2))];
  return (
    <search>
      <form action="/" onSubmit={submit} className={`${fields.field} ${classes.search}`}>
        <SearchIcon size={14} aria-hidden />
        <input
          key={current}
          name="family"
          type="text"
          list={listId}
          autoComplete="off"
          maxLength={300}
          aria-label="Choose a benchmark"
          placeholder={`Find one of ${formatCount(count, "family", "families")}`}
          onFocus={() => setUsed(true)}
          onChange={(event) => {
            const { value } = event.currentTarget;
            if (isChosen(event) && families.some(({ name }) => name === value)) open(value);
          }}
        />
        <datalist id={listId}>
          {families.map(({ name, note }) => (
            <option key={name} value={name} label={note} />
          ))}
        </datalist>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
    </search>
  );
}
