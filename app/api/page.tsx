import type { Metadata } from "next";
import { Children, createElement } from "react";
import page from "@/app/_ui/page.module.css";
import { EXPORT_FORMAT_OPTIONS } from "@/app/export/export-format-options";
import { type ApiParameter, CURSOR_PARAMETER, FILTER_PARAMETERS, SORT_PARAMETER } from "@/lib/api/parameters";
import { API_RESOURCES } from "@/lib/api/resources";
import classes from "./api.module.css";
import { SchemaFieldList } from "./schema-field-list";

export const metadata: Metadata = { title: "API", description: "Claims, papers, benchmarks and models as JSON." };

/** A text in which `code` is set as such. */
function TextWithCode({ children }: { readonly children: string }) {
  return Children.toArray(
    children.split("`").map((part, i) => (i % 2 === 1 ? createElement("code", null, part) : part)),
  );
}

function formatParameterValues({ schema }: ApiParameter): string {
  const { enum: values, type, minimum, maximum } = schema;
  if (Array.isArray(values)) return values.join(", ");
  return minimum === undefined ? String(type) : `${String(type)}, ${String(minimum)} to ${String(maximum)}`;
}

function ParameterTable({ parameters, name }: { readonly parameters: readonly ApiParameter[]; readonly name: string }) {
  return (
    <section className={classes.scroll} aria-label={name}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Parameter</th>
            <th scope="col">Means</th>
            <th scope="col">Values</th>
          </tr>
        </thead>
        <tbody>
          {parameters.map((parameter) => (
            <tr key={parameter.name}>
              <th scope="row">
                <code>{parameter.name}</code>
                {parameter.repeatable && <span className={classes.many}>repeatable</span>}
              </th>
              <td>
                <TextWithCode>{parameter.description}</TextWithCode>
              </td>
              <td>{formatParameterValues(parameter)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const EXAMPLE_PATH = "/api/v1/claims?benchmark=MathVista&kind=change&sort=-gain&per=2";

/** What programs can ask of the board; made from the same schemas as the OpenAPI document. */
export default function ApiPage() {
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1>API</h1>
        <p className={page.lead}>What the pages show, for programs</p>
      </div>
      <div className={`${page.prose} ${classes.intro}`}>
        <p>
          Everything is read with GET and answered as JSON. The parameters are those of the table of claims, so what
          stands behind the ? in its address can be asked here, too. An answer has <code>data</code>, the{" "}
          <code>total</code> and <code>next</code>, the address at which to go on; it stays right while papers come in.
          A parameter that is not understood is answered with 400 and <code>application/problem+json</code>, which names
          it. Pages of other servers cannot read this one: no cross-origin headers are sent.
        </p>
        <p>
          <a href={EXAMPLE_PATH} className={classes.example}>
            <code>{EXAMPLE_PATH}</code>
          </a>
        </p>
        <p>
          The same for machines: <a href="/api/v1/openapi.json">OpenAPI 3.1 document</a>
        </p>
      </div>
      {API_RESOURCES.map(({ name, itemName: item, summary, itemSchema: answer }) => (
        <section key={name} className={page.section} aria-labelledby={name}>
          <h2 id={name}>
            <a href={`/api/v1/${name}`} className={classes.path}>
              GET /api/v1/{name}
            </a>
          </h2>
          <p className={page.prose}>{summary}.</p>
          <SchemaFieldList item={item} schema={answer} />
        </section>
      ))}
      <section className={page.section} aria-labelledby="parameters">
        <h2 id="parameters">Parameters</h2>
        <ParameterTable name="Filters" parameters={[...FILTER_PARAMETERS, SORT_PARAMETER, CURSOR_PARAMETER]} />
        <p className={page.note}>
          <code>sort</code> is for claims; the other lists have one order.
        </p>
      </section>
      <section className={page.section} aria-labelledby="files">
        <h2 id="files">Files and feeds</h2>
        <p className={page.prose}>
          All claims of a query at once, with the same parameters:{" "}
          {EXPORT_FORMAT_OPTIONS.map(({ name }, i) => (
            <span key={name}>
              {i > 0 && ", "}
              <a href={`/claims.${name}`}>/claims.{name}</a>
            </span>
          ))}
          . Where they come from: <a href="/claims.meta.json">/claims.meta.json</a>. New ones as a feed:{" "}
          <a href="/claims.atom">/claims.atom</a>.
        </p>
      </section>
    </div>
  );
}
