import { z } from "zod";
import classes from "./api.module.css";

interface SchemaField {
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly anyOf?: readonly SchemaField[];
  readonly items?: SchemaField | false;
  readonly description?: string;
}

/** "string or null", "array of string", "ok, mismatch or null". */
function formatFieldType(field: SchemaField): string {
  if (field.anyOf) return field.anyOf.map(formatFieldType).join(" or ");
  if (field.enum) return field.enum.join(", ");
  const types = Array.isArray(field.type) ? field.type : [field.type];
  const text = types.join(" or ");
  return field.items ? `${text} of ${formatFieldType(field.items)}` : text;
}

/** Collapsible table of the fields of an item. */
export function SchemaFieldList({ item, schema }: { readonly item: string; readonly schema: z.ZodType }) {
  const { properties = {} } = z.toJSONSchema(schema) as { properties?: Record<string, SchemaField> };
  return (
    <details className={classes.details}>
      <summary>{`Fields of a ${item.toLowerCase()}`}</summary>
      <section className={classes.scroll} aria-label={`Fields of a ${item.toLowerCase()}`}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Description</th>
              <th scope="col">Type</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(properties).map(([key, field]) => (
              <tr key={key}>
                <th scope="row">
                  <code>{key}</code>
                </th>
                <td>{field.description}</td>
                <td>{formatFieldType(field)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
