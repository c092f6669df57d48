import Link from "next/link";
import type { ModelFamily } from "@/app/models/model-groups";
import type { ModelResults } from "@/db/queries/list-model-results";
import type { ModelSummary } from "@/db/queries/list-models";
import { modelPath } from "@/lib/claim/model-names";
import { formatCount, formatModelSize, formatNumber, MISSING } from "@/lib/format/numbers";
import table from "../_ui/data-table.module.css";
import { ModelResultList } from "./model-result-list";
import classes from "./model-table.module.css";

/** Results of each model, by its id in lower case. */
type ResultsByModel = ReadonlyMap<string, ModelResults>;

/** Number of results beside a name. */
const MAX_RESULTS = 3;

function ModelRow({ model, results }: { readonly model: ModelSummary; readonly results: ModelResults | undefined }) {
  const size = formatModelSize(model.size_b, model.active_b);
  const facts = [
    model.size_b !== null && size,
    formatCount(model.papers, "paper"),
    formatCount(model.claims, "claim"),
    formatCount(results?.benchmarks ?? 0, "benchmark"),
  ];
  return (
    <tr>
      <th scope="row" className={classes.model}>
        <Link href={modelPath(model.id)} prefetch={false}>
          {model.name}
        </Link>
        <span className={classes.facts}>{facts.filter(Boolean).join(" · ")}</span>
      </th>
      <td className={`${table.number} ${table.wide}`}>{size}</td>
      <td className={`${table.number} ${table.wide}`}>{formatNumber(model.papers)}</td>
      <td className={`${table.number} ${table.wide}`}>{formatNumber(model.claims)}</td>
      <td className={`${table.number} ${table.wide}`}>{formatNumber(results?.benchmarks ?? 0)}</td>
      <td className={classes.results}>
        {results && results.results.length > 0 ? (
          <ModelResultList results={results.results.slice(0, MAX_RESULTS)} />
        ) : (
          <span className={table.dim}>{MISSING}</span>
        )}
      </td>
    </tr>
  );
}

function FamilyRows({
  family: { name, models, modelCount, claimCount },
  results,
}: {
  readonly family: ModelFamily<ModelSummary>;
  readonly results: ResultsByModel;
}) {
  return (
    <tbody>
      <tr className={classes.family}>
        <th scope="rowgroup" colSpan={6}>
          {name === null ? (
            "Unknown family"
          ) : (
            <Link href={`/claims?${new URLSearchParams({ model_family: name })}`}>{name}</Link>
          )}
          <span className={classes.sum}>
            {models.length < modelCount && `${formatNumber(models.length)} of `}
            {`${formatCount(modelCount, "model")}, ${formatCount(claimCount, "claim")}`}
          </span>
        </th>
      </tr>
      {models.map((model) => (
        <ModelRow key={model.id} model={model} results={results.get(model.id.toLowerCase())} />
      ))}
    </tbody>
  );
}

const HEADINGS = [
  {
    text: "Size",
    title: "Parameters, and active parameters of a mixture of experts",
    className: `${table.number} ${table.wide}`,
  },
  { text: "Papers", className: `${table.number} ${table.wide}` },
  { text: "Claims", className: `${table.number} ${table.wide}` },
  { text: "Benchmarks", title: "Benchmarks of its claims", className: `${table.number} ${table.wide}` },
  {
    text: "Reported results",
    title: "Values of the model itself, without an added method, on the benchmarks that most papers report",
    className: undefined,
  },
];

interface Props {
  readonly families: readonly ModelFamily<ModelSummary>[];
  readonly results: ResultsByModel;
}

/** Models by family, smallest first, each with up to three values that papers report for it. */
export function ModelTable({ families, results }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
    <section className={table.wrap} tabIndex={0} aria-label="Models, scrollable">
      <table className={`${table.table} ${classes.table}`} aria-label="Models">
        <thead>
          <tr>
            <th scope="col">Model</th>
            {HEADINGS.map(({ text, title, className }) => (
              <th key={text} scope="col" className={className} title={title}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        {families.map((family) => (
          <FamilyRows key={family.name ?? ""} family={family} results={results} />
        ))}
      </table>
    </section>
  );
}
