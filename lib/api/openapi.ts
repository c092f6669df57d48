import { z } from "zod";
import { type ApiParameter, CURSOR_PARAMETER, FILTER_PARAMETERS, SORT_PARAMETER } from "./parameters";
import { API_RESOURCES, type ApiResource } from "./resources";
import { problemSchema, toPageSchema } from "./responses";

/** The OpenAPI 3.1 document, generated from the schemas that validate responses. */

type Json = Readonly<Record<string, unknown>>;

const toSchemaRef = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

function toParameterObject({ name, description, schema, repeatable: isRepeatable }: ApiParameter): Json {
  const shared = { name, in: "query", description, required: false };
  if (!isRepeatable) return { ...shared, schema };
  return { ...shared, schema: { type: "array", items: schema }, style: "form", explode: true };
}

function toOperation({ name, itemName: item, summary, parameters }: ApiResource): Json {
  const content = (type: string, schema: string) => ({ [type]: { schema: toSchemaRef(schema) } });
  return {
    operationId: `list_${name}`,
    summary,
    parameters: parameters.map((parameter) => ({ $ref: `#/components/parameters/${parameter.name}` })),
    responses: {
      200: { description: "One page of the list", content: content("application/json", `${item}Page`) },
      304: { description: "The answer is the one whose ETag was sent as If-None-Match" },
      400: { description: "A parameter is invalid", content: content("application/problem+json", "Problem") },
    },
  };
}

/** Returns all schemas by name, with references to each other. */
function buildComponentSchemas(): Json {
  const registry = z.registry<{ id: string }>();
  registry.add(problemSchema, { id: "Problem" });
  for (const { itemName: item, itemSchema: answer } of API_RESOURCES) {
    registry.add(answer, { id: item });
    registry.add(toPageSchema(answer), { id: `${item}Page` });
  }
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => `#/components/schemas/${id}` });
  return Object.fromEntries(Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]));
}

/**
 * Builds the OpenAPI document.
 * @param version of the program
 */
export function buildOpenApiDocument(version: string) {
  return {
    openapi: "3.1.0",
    info: {
      title: "Claimboard",
      version,
      summary: "Quantitative results reported in abstracts, each with its sentence",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    paths: Object.fromEntries(
      API_RESOURCES.map((resource) => [`/api/v1/${resource.name}`, { get: toOperation(resource) }]),
    ),
    components: {
      schemas: buildComponentSchemas(),
      parameters: Object.fromEntries(
        [...FILTER_PARAMETERS, SORT_PARAMETER, CURSOR_PARAMETER].map((one) => [one.name, toParameterObject(one)]),
      ),
    },
  };
}
