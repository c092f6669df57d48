import type { Metadata } from "next";
import Link from "next/link";
import { EmptyBoard } from "@/app/_components/empty-board";
import { ModelTable } from "@/app/_components/model-table";
import classes from "@/app/_components/page.module.css";
import { readBoard, toParams } from "@/app/_data/board";
import { listModels } from "@/db/queries/list-models";
import { formatCount, formatNumber } from "@/lib/format";
import { countBrackets, groupByFamily, ofSize } from "@/lib/model-groups";
import styles from "./models.module.css";

export const metadata: Metadata = {
  title: "Models",
  description: "Every model that a paper here names, by family and size.",
};

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function ModelsPage({ searchParams }: Props) {
  const size = toParams(await searchParams).get("size") ?? "";
  const models = await readBoard((db) => listModels(db));
  const shown = ofSize(models, size);
  const brackets = [{ value: "", label: "Any size", count: models.length }, ...countBrackets(models)];
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <h1>Models</h1>
        <p className={classes.lead} role="status">
          {formatCount(shown.length, "model")}
        </p>
      </div>
      {models.length === 0 ? (
        <EmptyBoard what="models" />
      ) : (
        <>
          <nav className={styles.sizes} aria-label="Sizes">
            {brackets.map(({ value, label, count }) => (
              <Link
                key={value}
                href={value ? `/models?${new URLSearchParams({ size: value })}` : "/models"}
                className={styles.size}
                aria-current={value === size ? "true" : undefined}
                scroll={false}
              >
                {label} <span className={styles.count}>{formatNumber(count)}</span>
              </Link>
            ))}
          </nav>
          <ModelTable families={groupByFamily(shown)} />
        </>
      )}
    </div>
  );
}
