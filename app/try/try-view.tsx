"use client";

import { Button, Textarea, TextInput } from "@mantine/core";
import { CopyLinkButton } from "@/app/_ui/copy-button";
import { ErrorMessage } from "@/app/_ui/error-message";
import page from "@/app/_ui/page.module.css";
import { EXAMPLE_TEXT, formatTryFragment, type TryInput } from "@/app/try/try-text";
import { formatNumber } from "@/lib/format/numbers";
import { AnalysisView } from "./analysis-view";
import type { AnalyzedAbstract } from "./analyze-abstract";
import { ImportTextButton } from "./import-text-button";
import classes from "./try.module.css";
import { preloadExtractor, useAnalysis } from "./use-analysis";
import { useTextFile } from "./use-text-file";
import { useTryText } from "./use-try-text";

const MAX_ABSTRACT_LENGTH = 60_000;

interface FormProps {
  readonly text: TryInput;
  readonly onChange: (text: TryInput) => void;
  readonly writable: boolean;
}

function TryForm({ text, onChange, writable }: FormProps) {
  const fragment = formatTryFragment(text);
  const { isDragOver, dropHandlers, openFilePicker } = useTextFile(onChange, MAX_ABSTRACT_LENGTH);
  return (
    <section
      className={classes.form}
      aria-label="Your text"
      data-over={isDragOver || undefined}
      onFocus={preloadExtractor}
      {...dropHandlers}
    >
      <TextInput
        label="Title"
        description="Optional. Helps to identify the proposed system."
        value={text.title}
        maxLength={1000}
        onChange={(event) => onChange({ ...text, title: event.currentTarget.value })}
      />
      <Textarea
        label="Abstract"
        autosize
        minRows={10}
        maxRows={24}
        value={text.abstract}
        maxLength={MAX_ABSTRACT_LENGTH}
        spellCheck={false}
        dir="auto"
        onChange={(event) => onChange({ ...text, abstract: event.currentTarget.value })}
        classNames={{ input: classes.input ?? "" }}
      />
      <div className={classes.actions}>
        <Button size="xs" variant="default" onClick={() => onChange({ title: "", abstract: "" })}>
          Clear
        </Button>
        <Button size="xs" variant="default" onClick={() => onChange(EXAMPLE_TEXT)}>
          Example
        </Button>
        <Button size="xs" variant="default" onClick={openFilePicker} title="Open or drop a text file">
          Open file
        </Button>
        {fragment === null ? (
          <span className={page.note}>Too long for a link</span>
        ) : (
          <CopyLinkButton path={`/try${fragment}`} />
        )}
        {writable && <ImportTextButton text={text} />}
        <span className={classes.length}>{`${formatNumber(text.abstract.length)} characters`}</span>
      </div>
    </section>
  );
}

interface ViewProps {
  readonly writable: boolean;
  /** The claims of the example, so that the page shows them before the extractor is loaded. */
  readonly example: AnalyzedAbstract;
}

/** The form for an abstract, and the claims extracted from it. */
export function TryView({ writable, example }: ViewProps) {
  const [text, setText, wasEdited] = useTryText();
  const { analysis, failed } = useAnalysis(text, example);
  return (
    <div className={classes.columns}>
      <TryForm text={text} onChange={setText} writable={writable} />
      {failed ? (
        <ErrorMessage message="The extractor could not be loaded or failed on this text. Reload the page to try again." />
      ) : (
        // The claims of the example stay while the extractor loads for an edit; a restored text does not show them.
        <AnalysisView analysis={analysis ?? (wasEdited ? example : null)} />
      )}
    </div>
  );
}
