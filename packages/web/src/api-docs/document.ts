/** As much of a schema of the API's document as a sample of it asks for. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  minItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  allOf?: Schema[];
  oneOf?: Schema[];
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

export interface Operation {
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** As much of the OpenAPI document as trying a call asks for. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> };
}

const lastOf = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1);

export const parametersOf = ({ components }: ApiDocument, { parameters = [] }: Operation): Parameter[] =>
  parameters.flatMap((each) => ('$ref' in each ? (components.parameters[lastOf(each.$ref)] ?? []) : each));

/** What a reference leads to, or the schema itself. */
export const schemaOf = ({ components }: ApiDocument, schema: Schema): Schema =>
  schema.$ref === undefined ? schema : (components.schemas[lastOf(schema.$ref)] ?? {});
