import type { Metadata } from "next";
import { FeedLink } from "@/app/_components/feed-link";
import { readBoard, toParams } from "@/app/_data/board";
import { isWritable } from "@/app/_data/write-board";
import { claimFacets } from "@/db/queries/claim-facets";
import { dataVersion } from "@/db/queries/kept";
import { listClaimRows } from "@/db/queries/list-claim-rows";
import { claimQuery } from "@/lib/claim-query";
import { CLAIM_KEY } from "@/lib/claims-address";
import { parseClaimQuery } from "@/lib/parse-claim-query";
import { activeFilters } from "@/lib/query-edit";
import { ClaimsView } from "./claims-view";

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { query } = parseClaimQuery(toParams(await searchParams), [CLAIM_KEY]);
  const filters = activeFilters(query).map((filter) => filter.value);
  return { title: filters.length > 0 ? `Claims: ${filters.slice(0, 4).join(", ")}` : "Claims" };
}

export default async function ClaimsPage({ searchParams }: Props) {
  const { query: asked, dropped } = parseClaimQuery(toParams(await searchParams), [CLAIM_KEY]);
  const query = claimQuery({ ...asked, page: 1, per: claimQuery().per });
  const { list, facets, version } = await readBoard((db) => ({
    list: listClaimRows(db, query),
    facets: claimFacets(db, query),
    version: dataVersion(db),
  }));
  return (
    <>
      <FeedLink query={query} />
      <ClaimsView
        query={query}
        rows={list.rows}
        total={list.total}
        facets={facets}
        version={version}
        dropped={dropped}
        writable={isWritable()}
      />
    </>
  );
}
