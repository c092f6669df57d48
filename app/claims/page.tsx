import type { Metadata } from "next";
import { browseBoard, toSearchParams } from "@/app/_data/board";
import { readClaimQuery } from "@/app/_data/read-claim-query";
import { isBoardWritable } from "@/app/_data/write-board";
import { AtomFeedLink } from "@/app/claims/atom-feed-link";
import { getClaimFacets } from "@/db/queries/get-claim-facets";
import { listClaimRows } from "@/db/queries/list-claim-rows";
import { getDataVersion } from "@/db/queries/versioned-cache";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { OPEN_CLAIM_PARAMETER } from "@/lib/query/claims-address";
import { listActiveFilters } from "@/lib/query/query-edit";
import { ClaimsView } from "./claims-view";

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { query } = await readClaimQuery(toSearchParams(await searchParams), [OPEN_CLAIM_PARAMETER]);
  const filters = listActiveFilters(query).map((filter) => filter.value);
  return { title: filters.length > 0 ? `Claims: ${filters.slice(0, 4).join(", ")}` : "Claims" };
}

export default async function ClaimsPage({ searchParams }: Props) {
  const { query: parsed, dropped } = await readClaimQuery(toSearchParams(await searchParams), [OPEN_CLAIM_PARAMETER]);
  const query = buildClaimQuery({ ...parsed, page: 1, per: buildClaimQuery().per });
  const { list, facets, version } = await browseBoard((db) => ({
    list: listClaimRows(db, query),
    facets: getClaimFacets(db, query),
    version: getDataVersion(db),
  }));
  return (
    <>
      <AtomFeedLink query={query} />
      <ClaimsView
        query={query}
        rows={list.rows}
        total={list.total}
        facets={facets}
        version={version}
        dropped={dropped}
        writable={isBoardWritable()}
      />
    </>
  );
}
