import { EmptyBoardNotice } from "@/app/_ui/empty-board-notice";
import type { ModelSummary } from "@/db/queries/list-models";
import type { PaperSummary } from "@/db/queries/list-papers";
import type { BenchmarkSummary } from "@/lib/compare/benchmark-summary";
import { formatCount } from "@/lib/format/numbers";
import classes from "./compare.module.css";

interface Props {
  readonly benchmarks: readonly BenchmarkSummary[];
  readonly models: readonly ModelSummary[];
  readonly papers: readonly PaperSummary[];
}

function PickerOption({ name, value, text, claims }: { name: string; value: string; text: string; claims: number }) {
  return (
    <label className={classes.option}>
      <input type="checkbox" name={name} value={value} />
      <span className={classes.optionText} dir="auto">
        {text}
      </span>
      <span className={classes.optionCount}>{formatCount(claims, "claim")}</span>
    </label>
  );
}

/** Form to select what to compare, items with most claims first. Works without JavaScript. */
export function ComparePicker({ benchmarks, models, papers }: Props) {
  if (models.length + papers.length === 0) return <EmptyBoardNotice what="claims" />;
  return (
    <form action="/compare" className={classes.picker}>
      <fieldset className={classes.options}>
        <legend>Benchmarks</legend>
        {benchmarks.map(({ id, name, claims }) => (
          <PickerOption key={id} name="benchmark" value={id} text={name} claims={claims} />
        ))}
      </fieldset>
      <fieldset className={classes.options}>
        <legend>Models</legend>
        {models.map((model) => (
          <PickerOption key={model.id} name="model" value={model.id} text={model.name} claims={model.claims} />
        ))}
      </fieldset>
      <fieldset className={classes.options}>
        <legend>Papers</legend>
        {papers
          .filter((paper) => paper.claims > 0)
          .map((paper) => (
            <PickerOption key={paper.id} name="paper" value={paper.id} text={paper.title} claims={paper.claims} />
          ))}
      </fieldset>
      <p className={classes.submit}>
        <button type="submit" className={classes.go}>
          Compare
        </button>
      </p>
    </form>
  );
}
