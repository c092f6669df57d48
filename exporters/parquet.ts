import { ByteWriter, ParquetWriter } from "hyparquet-writer";
import type { Claim } from "@/lib/claim/claim";
import type { ExportFormat } from "./format";
import { type ParquetColumn, toParquetColumns, toParquetSchema } from "./parquet-schema";
import { toProvenanceEntries } from "./provenance";

/** Rows per row group. */
const ROW_GROUP = 5000;

/** Takes the bytes written so far; the writer continues with an empty buffer at the same offset. */
function takeBytes(writer: ByteWriter): Uint8Array {
  const bytes = writer.getBytes().slice();
  writer.index = 0;
  return bytes;
}

function toColumnData(columns: readonly ParquetColumn[], claims: readonly Claim[]) {
  return columns.map(({ name, cell }) => ({ name, data: claims.map(cell), offsetIndex: false }));
}

/**
 * Parquet export with typed columns, lists, and structs for evidence. The provenance is in the key-value metadata, as
 * `claimboard.query` etc.
 */
export const parquet: ExportFormat = {
  name: "parquet",
  label: "Parquet, typed columns",
  mime: "application/vnd.apache.parquet",
  binary: true,
  embedsProvenance: true,
  async *write(claims, { columns: requestedColumns, provenance } = {}) {
    const columns = toParquetColumns(requestedColumns);
    const writer = new ByteWriter();
    const kvMetadata: { key: string; value: string }[] = [];
    const file = new ParquetWriter({ writer, schema: toParquetSchema(columns), kvMetadata, createdBy: "claimboard" });
    let group: Claim[] = [];
    const writeGroup = async () => {
      await file.write({ columnData: toColumnData(columns, group), rowGroupSize: ROW_GROUP });
      group = [];
      return takeBytes(writer);
    };
    for await (const claim of claims) if (group.push(claim) === ROW_GROUP) yield await writeGroup();
    if (group.length > 0) yield await writeGroup();
    // The footer is written last, so the provenance is known.
    const entries = provenance ? toProvenanceEntries(provenance()) : [];
    for (const [name, value] of entries) kvMetadata.push({ key: `claimboard.${name}`, value });
    await file.finish();
    yield takeBytes(writer);
  },
};
