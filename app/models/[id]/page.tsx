import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { cache } from "react";
import { ExportMenu } from "@/app/_components/export-menu";
import page from "@/app/_components/page.module.css";
import { readBoard } from "@/app/_data/board";
import { getModel } from "@/db/queries/get-model";
import { comparePath } from "@/lib/compare-path";
import { formatCount, formatParameters } from "@/lib/format";
import { toBaselines } from "@/lib/model-baselines";
import { reportByScope } from "@/lib/model-report";
import { ModelBaselines } from "./model-baselines";
import { ModelReport } from "./model-report";

interface Props {
  readonly params: Promise<{ readonly id: string }>;
}

const read = cache((id: string) => readBoard((db) => getModel(db, decodeURIComponent(id))));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const data = await read((await params).id);
  if (!data) return { title: "No such model" };
  const { name, claims, papers } = data.model;
  return {
    title: name,
    description: `${formatCount(claims, "claim")} on ${name} from ${formatCount(papers, "paper")}.`,
  };
}

export default async function ModelPage({ params }: Props) {
  const data = await read((await params).id);
  if (!data) notFound();
  const { model, claims, rivals } = data;
  const own = claims.filter((claim) => claim.role === "own");
  const against = [...claims.filter((claim) => claim.role !== "own"), ...rivals];
  const facts = [
    model.family && `${model.family} family`,
    model.size_b === null ? "size not known" : formatParameters(model.size_b, model.active_b),
    formatCount(model.claims, "claim"),
    `from ${formatCount(model.papers, "paper")}`,
  ];
  return (
    <div className={page.page}>
      <p className={page.crumbs}>
        <Link href="/models">Models</Link>
      </p>
      <div className={page.head}>
        <h1>{model.name}</h1>
        <p className={page.lead}>{facts.filter(Boolean).join(" · ")}</p>
      </div>
      <p className={page.links}>
        <Link href={`/claims?${new URLSearchParams({ model: model.id })}`}>Its claims in the table</Link>
        <Link href={comparePath({ model: [model.id] })} prefetch={false}>
          Compare it with another model
        </Link>
        <ExportMenu address={new URLSearchParams({ model: model.id }).toString()} total={model.claims} />
      </p>
      <ModelBaselines model={model.name} id={model.id} baselines={toBaselines(claims, rivals)} />
      {own.length > 0 && (
        <ModelReport title="As the system of a paper" scopes={reportByScope(own)} model={model.name} id={model.id} />
      )}
      {against.length > 0 && (
        <ModelReport
          title="As what others are compared with"
          scopes={reportByScope(against)}
          model={model.name}
          id={model.id}
          rival
        />
      )}
    </div>
  );
}
