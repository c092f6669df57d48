"use client";

import { Button, Textarea, TextInput } from "@mantine/core";
import { CopyLink } from "@/app/_components/copy-link";
import page from "@/app/_components/page.module.css";
import { formatNumber } from "@/lib/format";
import { formatTryFragment, type TryText } from "@/lib/try-text";
import { EXAMPLE } from "./example";
import { ImportText } from "./import-text";
import { ReadingView } from "./reading-view";
import classes from "./try.module.css";
import { useReading } from "./use-reading";
import { useTextFile } from "./use-text-file";
import { useTryText } from "./use-try-text";

const LIMIT = 60_000;

interface FormProps {
  readonly text: TryText;
  readonly change: (text: TryText) => void;
  readonly writable: boolean;
}

function TryForm({ text, change, writable }: FormProps) {
  const fragment = formatTryFragment(text);
  const { over, handlers, choose } = useTextFile(change, LIMIT);
  return (
    <section className={classes.form} aria-label="Your text" data-over={over || undefined} {...handlers}>
      <TextInput
        label="Title"
        description="Not needed; it helps to know what the paper calls its own."
        value={text.title}
        maxLength={1000}
        onChange={(event) => change({ ...text, title: event.currentTarget.value })}
      />
      <Textarea
        label="Abstract"
        autosize
        minRows={10}
        maxRows={24}
        value={text.abstract}
        maxLength={LIMIT}
        spellCheck={false}
        dir="auto"
        onChange={(event) => change({ ...text, abstract: event.currentTarget.value })}
        classNames={{ input: classes.input ?? "" }}
      />
      <div className={classes.actions}>
        <Button size="xs" variant="default" onClick={() => change({ title: "", abstract: "" })}>
          Clear
        </Button>
        <Button size="xs" variant="default" onClick={() => change(EXAMPLE)}>
          Example
        </Button>
        <Button size="xs" variant="default" onClick={choose} title="A text file; it can be dropped here, too">
          Open a file
        </Button>
        {fragment === null ? (
          <span className={page.note}>Too long for a link</span>
        ) : (
          <CopyLink path={`/try${fragment}`} />
        )}
        {writable && <ImportText text={text} />}
        <span className={classes.length}>{`${formatNumber(text.abstract.length)} characters`}</span>
      </div>
    </section>
  );
}

/** An abstract on one side, what is read from it on the other. */
export function TryView({ writable }: { readonly writable: boolean }) {
  const [text, change] = useTryText();
  const { read, failed } = useReading(text);
  return (
    <div className={classes.columns}>
      <TryForm text={text} change={change} writable={writable} />
      {failed ? (
        <p role="alert">The extractor could not be loaded or failed on this text. Reload the page to try again.</p>
      ) : (
        <ReadingView read={read} />
      )}
    </div>
  );
}
