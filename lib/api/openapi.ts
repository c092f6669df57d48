import { z } from "zod";
import { CURSOR, FILTERS, type Parameter, SORT } from "./parameters";
import { RESOURCES, type Resource } from "./resources";
import { pageOf, problemAnswer } from "./responses";

/** The document of the API (OpenAPI 3.1), made from the schemas that its answers are checked against. */

type Json = Readonly<Record<string, unknown>>;

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

function parameterObject({ name, description, schema, many }: Parameter): Json {
  const shared = { name, in: "query", description, required: false };
  if (!many) return { ...shared, schema };
  return { ...shared, schema: { type: "array", items: schema }, style: "form", explode: true };
}

function operation({ name, item, summary, parameters }: Resource): Json {
  const content = (type: string, schema: string) => ({ [type]: { schema: ref(schema) } });
  return {
    operationId: `list_${name}`,
    summary,
    parameters: parameters.map((parameter) => ({ $ref: `#/components/parameters/${parameter.name}` })),
    responses: {
      200: { description: "A stretch of the list", content: content("application/json", `${item}Page`) },
      400: { description: "A parameter was not understood", content: content("application/problem+json", "Problem") },
    },
  };
}

/** Every schema by its name, each referring to the others. */
function componentSchemas(): Json {
  const registry = z.registry<{ id: string }>();
  registry.add(problemAnswer, { id: "Problem" });
  for (const { item, answer } of RESOURCES) {
    registry.add(answer, { id: item });
    registry.add(pageOf(answer), { id: `${item}Page` });
  }
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => `#/components/schemas/${id}` });
  return Object.fromEntries(Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]));
}

/** @param version of the program */
export function openApiDocument(version: string) {
  return {
    openapi: "3.1.0",
    info: {
      title: "Claimboard",
      version,
      summary: "Every number that abstracts report, with the sentence it came from",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    paths: Object.fromEntries(RESOURCES.map((resource) => [`/api/v1/${resource.name}`, { get: operation(resource) }])),
    components: {
      schemas: componentSchemas(),
      parameters: Object.fromEntries([...FILTERS, SORT, CURSOR].map((one) => [one.name, parameterObject(one)])),
    },
  };
}
