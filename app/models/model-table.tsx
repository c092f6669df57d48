import Link from "next/link";
import type { ModelFamily } from "@/app/models/model-groups";
import type { ModelSummary } from "@/db/queries/list-models";
import { modelPath } from "@/lib/claim/model-names";
import type { NewestModelResult } from "@/lib/claim/model-results";
import { formatCount, formatModelSize, formatNumber, MISSING } from "@/lib/format/numbers";
import table from "../_ui/data-table.module.css";
import {
  SortableTable,
  type SortableTableColumn,
  type SortableTableGroup,
  type TableSortLinks,
} from "../_ui/sortable-table";
import { ModelResultList } from "./model-result-list";
import classes from "./model-table.module.css";

/** A model with the results that are reported for it, which only the shown rows have. */
export interface ModelRow extends ModelSummary {
  readonly results?: readonly NewestModelResult[];
}

/** Number of results beside a name. */
const MAX_RESULTS = 3;

function ModelName({ model }: { readonly model: ModelRow }) {
  const facts = [
    model.size_b !== null && formatModelSize(model.size_b, model.active_b),
    formatCount(model.papers, "paper"),
    formatCount(model.claims, "claim"),
    formatCount(model.benchmarks, "benchmark"),
  ];
  return (
    <>
      <Link href={modelPath(model.id)} prefetch={false}>
        {model.name}
      </Link>
      <span className={classes.facts}>{facts.filter(Boolean).join(" · ")}</span>
    </>
  );
}

function FamilyLink({ name }: { readonly name: string | null }) {
  if (name === null) return "Unknown family";
  return <Link href={`/claims?${new URLSearchParams({ model_family: name })}`}>{name}</Link>;
}

const FAMILY_COLUMN: SortableTableColumn<ModelRow> = {
  id: "family",
  header: "Family",
  className: table.wide,
  width: 12,
  sortValue: (model) => model.family,
  cell: (model) => (model.family === null ? MISSING : <FamilyLink name={model.family} />),
};

/** Columns of the list of models. Below the headings of families the column of the family is left out. */
export const MODEL_COLUMNS: readonly SortableTableColumn<ModelRow>[] = [
  {
    id: "name",
    header: "Model",
    isRowHeader: true,
    className: classes.model,
    sortValue: (model) => model.name,
    cell: (model) => <ModelName model={model} />,
  },
  FAMILY_COLUMN,
  {
    id: "size_b",
    header: "Size",
    title: "Parameters, and active parameters of a mixture of experts",
    numeric: true,
    className: table.wide,
    width: 10.5,
    sortValue: (model) => model.size_b,
    cell: (model) => formatModelSize(model.size_b, model.active_b),
  },
  {
    id: "papers",
    header: "Papers",
    numeric: true,
    className: table.wide,
    width: 6.5,
    sortValue: (model) => model.papers,
    cell: (model) => formatNumber(model.papers),
  },
  {
    id: "claims",
    header: "Claims",
    numeric: true,
    className: table.wide,
    width: 6.5,
    sortValue: (model) => model.claims,
    cell: (model) => formatNumber(model.claims),
  },
  {
    id: "benchmarks",
    header: "Benchmarks",
    title: "Benchmarks of its claims",
    numeric: true,
    className: table.wide,
    width: 9,
    sortValue: (model) => model.benchmarks,
    cell: (model) => formatNumber(model.benchmarks),
  },
  {
    id: "results",
    header: "Reported results",
    title: "Values of the model itself, without an added method, on the benchmarks that most papers report",
    className: classes.results,
    width: 36,
    cell: ({ results }) =>
      results && results.length > 0 ? (
        <ModelResultList results={results.slice(0, MAX_RESULTS)} />
      ) : (
        <span className={table.dim}>{MISSING}</span>
      ),
  },
];

const toGroup = ({ name, models, modelCount, claimCount }: ModelFamily<ModelRow>): SortableTableGroup => ({
  key: name ?? "",
  count: models.length,
  heading: (
    <span className={classes.family}>
      <FamilyLink name={name} />
      <span className={classes.sum}>
        {models.length < modelCount && `${formatNumber(models.length)} of `}
        {`${formatCount(modelCount, "model")}, ${formatCount(claimCount, "claim")}`}
      </span>
    </span>
  ),
});

interface Props {
  readonly models: readonly ModelRow[];
  /** The families of the models, smallest models first, for a list that no column sorts. */
  readonly families: readonly ModelFamily<ModelRow>[] | null;
  readonly links: TableSortLinks;
}

/** Models in the order of a column or by family, each with up to three values that papers report for it. */
export function ModelTable({ models, families, links }: Props) {
  return (
    <SortableTable
      label="Models"
      columns={families ? MODEL_COLUMNS.filter((column) => column !== FAMILY_COLUMN) : MODEL_COLUMNS}
      rows={families ? families.flatMap((family) => family.models) : models}
      rowKey={(model) => model.id}
      {...(families && { groups: families.map(toGroup) })}
      links={links}
      className={classes.table ?? ""}
    />
  );
}
