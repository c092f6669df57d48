"use client";

import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { askServer } from "@/app/_data/ask-server";
import { messageOf } from "@/lib/message-of";
import classes from "./import-form.module.css";

interface Props {
  /** Takes the papers as a file. */
  readonly take: (name: string, text: string) => void;
}

async function ask(query: string, since: string): Promise<{ name: string; text: string }> {
  const response = await askServer("/imports/arxiv", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query, since: since || null }),
  });
  return response.json();
}

/** Asks the arXiv for the newest papers of a query: the only thing here that leaves this machine. */
export function ArxivField({ take }: Props) {
  const [query, setQuery] = useState("");
  const [since, setSince] = useState("");
  const [state, setState] = useState<{ readonly busy: boolean; readonly said: string }>({ busy: false, said: "" });
  const idle = state.busy || query.trim() === "";
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (idle) return;
    setState({ busy: true, said: "Asking export.arxiv.org …" });
    try {
      const { name, text } = await ask(query, since);
      if (text !== "") take(name, text);
      setState({ busy: false, said: text === "" ? "The arXiv has no paper for this." : "" });
    } catch (error) {
      setState({ busy: false, said: `The arXiv could not be asked: ${messageOf(error)}.` });
    }
  };
  return (
    <form className={classes.arxiv} onSubmit={submit}>
      <TextInput
        className={classes.query ?? ""}
        label="Or ask the arXiv"
        description="In its own query language; the newest 200 papers come. Only the query leaves this machine."
        placeholder="cat:cs.CL AND abs:reasoning"
        value={query}
        maxLength={1000}
        spellCheck={false}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <TextInput label="Since" type="date" value={since} onChange={(event) => setSince(event.currentTarget.value)} />
      <Button size="xs" type="submit" variant="default" data-disabled={idle} aria-disabled={idle}>
        Ask
      </Button>
      <p role="status" className={classes.said}>
        {state.said}
      </p>
    </form>
  );
}
