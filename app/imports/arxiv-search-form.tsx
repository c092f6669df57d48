"use client";

import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { getErrorMessage } from "@/lib/format/error-message";
import classes from "./import-form.module.css";
import { searchArxiv } from "./search-arxiv";

interface Props {
  /** Called with the papers as a file. */
  readonly onPapers: (name: string, text: string) => void;
}

/** Searches arXiv for the newest papers of a query. Only the query leaves this machine. */
export function ArxivSearchForm({ onPapers }: Props) {
  const [query, setQuery] = useState("");
  const [since, setSince] = useState("");
  const [state, setState] = useState<{ readonly busy: boolean; readonly message: string }>({
    busy: false,
    message: "",
  });
  const isDisabled = state.busy || query.trim() === "";
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isDisabled) return;
    setState({ busy: true, message: "Searching export.arxiv.org …" });
    try {
      const { name, text } = await searchArxiv({ query, since: since || null });
      if (text !== "") onPapers(name, text);
      setState({ busy: false, message: text === "" ? "No papers found on arXiv." : "" });
    } catch (error) {
      setState({ busy: false, message: `The arXiv search failed: ${getErrorMessage(error)}.` });
    }
  };
  return (
    <form className={classes.arxiv} onSubmit={submit}>
      <TextInput
        className={classes.query ?? ""}
        label="Or search arXiv"
        description="arXiv query syntax; returns the newest 200 papers. Only the query leaves this machine."
        placeholder="cat:cs.CL AND abs:reasoning"
        value={query}
        maxLength={1000}
        spellCheck={false}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <TextInput label="Since" type="date" value={since} onChange={(event) => setSince(event.currentTarget.value)} />
      <Button size="xs" type="submit" variant="default" data-disabled={isDisabled} aria-disabled={isDisabled}>
        Search
      </Button>
      <p role="status" className={classes.status}>
        {state.message}
      </p>
    </form>
  );
}
