import type { Metadata } from "next";
import { Children, createElement } from "react";
import page from "@/app/_ui/page.module.css";
import { EXPORT_FORMAT_OPTIONS } from "@/app/export/export-format-options";
import { type ApiParameter, CURSOR_PARAMETER, FILTER_PARAMETERS, SORT_PARAMETER } from "@/lib/api/parameters";
import { API_RESOURCES } from "@/lib/api/resources";
import classes from "./api.module.css";
import { SchemaFieldList } from "./schema-field-list";

export const metadata: Metadata = { title: "API", description: "Claims, papers, benchmarks and models as JSON." };

/** Text with `code` between backticks. */
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
            <th scope="col">Description</th>
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

/** Documentation of the API, generated from the schemas of the OpenAPI document. */
export default function ApiPage() {
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1>API</h1>
        <p className={page.lead}>What the pages show, for programs</p>
      </div>
      <div className={`${page.prose} ${classes.intro}`}>
        <p>
          All endpoints are read with GET and return JSON. They accept the parameters of the claims table, so a query
          string from its URL works here. A response has <code>data</code>, the <code>total</code> and <code>next</code>
          , the URL of the next page, which stays valid while papers are imported. Unknown parameters are refused with
          400 and <code>application/problem+json</code>, which names them. Send the <code>ETag</code> of an answer as{" "}
          <code>If-None-Match</code> to get 304 while the answer is the same. There are no CORS headers: pages of other
          servers cannot read this API.
        </p>
        <p>
          <a href={EXAMPLE_PATH} className={classes.example}>
            <code>{EXAMPLE_PATH}</code>
          </a>
        </p>
        <p>
          Machine-readable: <a href="/api/v1/openapi.json">OpenAPI 3.1 document</a>
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
          <code>sort</code> applies to claims only; the other lists have a fixed order.
        </p>
      </section>
      <section className={page.section} aria-labelledby="files">
        <h2 id="files">Files and feeds</h2>
        <p className={page.prose}>
          All claims of a query in one file, with the same parameters:{" "}
          {EXPORT_FORMAT_OPTIONS.map(({ name }, i) => (
            <span key={name}>
              {i > 0 && ", "}
              <a href={`/claims.${name}`}>/claims.{name}</a>
            </span>
          ))}
          . Provenance: <a href="/claims.meta.json">/claims.meta.json</a>. Feed of new claims:{" "}
          <a href="/claims.atom">/claims.atom</a>.
        </p>
      </section>
    </div>
  );
}
