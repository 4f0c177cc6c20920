/** As much of JSON Schema as is looked at here. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  not?: Schema;
  [keyword: string]: unknown;
}

export type Content = Record<string, { schema: Schema }>;

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
  style?: string;
  explode?: boolean;
}

/** One that many calls have alike stands among the components. */
export interface SharedParameter {
  $ref: string;
}

export interface Operation {
  operationId: string;
  summary?: string;
  tags: string[];
  parameters?: (Parameter | SharedParameter)[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { $ref: string } | { description: string; content?: Content }>;
  /** Where it is not that of the document. */
  security?: Record<string, string[]>[];
  [extension: `x-${string}`]: unknown;
}

/** As much of an OpenAPI 3.1 document as ours has. */
export interface ApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  /** The projects of a center that a policy, or what a link is for, goes with: where its project is off, it does not count. */
  'x-projects': { policies: Record<string, unknown>; links: Record<string, unknown> };
  /** The part of the product that a policy is of: what a key that reaches that part holds of what its owner does. */
  'x-parts': Record<string, readonly string[]>;
  security: Record<string, string[]>[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: object; securitySchemes: object; parameters?: Record<string, Parameter> };
}

const typeBase = '#/components/schemas/';

export const refTo = (type: string): Schema => ({ $ref: `${typeBase}${type}` });

/** The type that a schema refers to, if it is a reference. */
export const typeOf = (schema: Schema): string | undefined =>
  schema.$ref?.startsWith(typeBase) ? schema.$ref.slice(typeBase.length) : undefined;

const reference = /"\$ref":"#\/components\/schemas\/([\w.]+)"/g;

/** Every type that is referred to within. */
export const typesWithin = (value: unknown): string[] => [...JSON.stringify(value).matchAll(reference)].map(([, type = '']) => type);

/** The same as JSON, its references to a type saying what `rename` makes of it. */
export const textWithTypes = (value: unknown, rename: (type: string) => string): string =>
  JSON.stringify(value).replace(reference, (_, type: string) => `"$ref":"${typeBase}${rename(type)}"`);
