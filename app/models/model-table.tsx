import Link from "next/link";
import type { ModelFamily } from "@/app/models/model-groups";
import type { ModelSummary } from "@/db/queries/list-models";
import { modelPath } from "@/lib/claim/model-names";
import { formatCount, formatModelSize, formatNumber } from "@/lib/format/numbers";
import table from "../_ui/data-table.module.css";
import classes from "./model-table.module.css";

function FamilyRows({
  family: { name, models, modelCount, claimCount },
}: {
  readonly family: ModelFamily<ModelSummary>;
}) {
  return (
    <tbody>
      <tr className={classes.family}>
        <th scope="rowgroup" colSpan={4}>
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
        <tr key={model.id}>
          <th scope="row" className={classes.model}>
            <Link href={modelPath(model.id)} prefetch={false}>
              {model.name}
            </Link>
          </th>
          <td className={table.number}>{formatModelSize(model.size_b, model.active_b)}</td>
          <td className={table.number}>{formatNumber(model.claims)}</td>
          <td className={table.number}>{formatNumber(model.papers)}</td>
        </tr>
      ))}
    </tbody>
  );
}

/** Models by family, smallest first. */
export function ModelTable({ families }: { readonly families: readonly ModelFamily<ModelSummary>[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
    <section className={table.wrap} tabIndex={0} aria-label="Models, scrollable">
      <table className={`${table.table} ${classes.table}`} aria-label="Models">
        <thead>
          <tr>
            <th scope="col">Model</th>
            <th scope="col" className={table.number}>
              Size
            </th>
            <th scope="col" className={table.number}>
              Claims
            </th>
            <th scope="col" className={table.number}>
              Papers
            </th>
          </tr>
        </thead>
        {families.map((family) => (
          <FamilyRows key={family.name ?? ""} family={family} />
        ))}
      </table>
    </section>
  );
}
