import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '@trellis/contract';
import { locales } from '@trellis/contract/languages';
import type { Access, CallMeta } from '@trellis/contract/wire';
import { errorEnvelope } from '@trellis/contract/wire';
import { z } from 'zod';
import { hasCapitalKeys } from './capital-keys.ts';

/** Of the files that calls answer, by the ends of their names. */
const fileTypes: Record<string, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

type Document = Awaited<ReturnType<OpenAPIGenerator['generate']>>;

/**
 * The OpenAPI 3.1 document of the contract: what it needs (`x-access`), who of the holders of a policy it is for
 * (`x-writers`, `x-readers`) and which codes it may answer (`x-errors`) stand at each call.
 */
export async function openApiDocument(): Promise<Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: {
      title: 'Trellis',
      version: '1',
      description:
        'Administration and coaching of child-development training and assessment centres. Lists page by skipCount and maxResultCount; failures answer the error envelope.',
    },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' }, guest: { type: 'http', scheme: 'Guest' } } },
    customErrorResponseBodySchema: () => z.toJSONSchema(errorEnvelope) as never,
  });
  for (const [area, calls] of Object.entries(contract)) for (const call of Object.values(calls)) describe(document, area, call['~orpc']);
  return { ...document, paths: { ...document.paths, ...staticFiles(), ...namedUploads(document) } };
}

const stored: Record<string, { summary: string; parameters?: object[] }> = {
  '/reportConfig.json': { summary: 'The versions in which reports are asked for, and their languages' },
  '/storage/countryConfig.json': { summary: 'Countries with their calling codes and their names in each language' },
  '/storage/translations/{locale}.json': {
    summary: 'The texts of the interface in a language',
    parameters: [{ name: 'locale', in: 'path', required: true, schema: { type: 'string', enum: locales } }],
  },
};

/** What everybody reads as a file, beside the API. */
function staticFiles(): NonNullable<Document['paths']> {
  const reply = { 200: { description: 'The file', content: { 'application/json': { schema: { type: 'object' } } } } };
  const entries = Object.entries(stored).map(([path, described]) => [
    path,
    { get: { ...described, tags: ['files'], responses: reply, 'x-access': 'public', 'x-errors': [] } },
  ]);
  return Object.fromEntries(entries) as NonNullable<Document['paths']>;
}

/** An upload that clients know by its own path: the PDF of a family's contract. */
function namedUploads(document: Document): NonNullable<Document['paths']> {
  const prefixes = ['rocketAdmin', 'business'];
  const entries = prefixes.map((prefix) => {
    const { operationId, parameters: _, ...post } = document.paths?.[`/api/${prefix}/File/{kind}`]?.post ?? {};
    return [
      `/api/${prefix}/File/UserContract`,
      { post: { ...post, operationId: `${operationId}.UserContract`, summary: "Upload the PDF of a family's contract" } },
    ];
  });
  return Object.fromEntries(entries) as NonNullable<Document['paths']>;
}

function describeAccess(access: Access): object {
  if (typeof access === 'string' || 'link' in access) return { 'x-access': access };
  const { writers, readers, ...policies } = access;
  return { 'x-access': policies, ...(writers && { 'x-writers': writers }), ...(readers && { 'x-readers': readers }) };
}

function describe(document: Document, area: string, definition: { route: { method?: string; path?: string }; meta: unknown }): void {
  const { access, errors, stepUp, file } = definition.meta as CallMeta;
  const operation = document.paths?.[definition.route.path ?? '']?.[definition.route.method?.toLowerCase() as 'get'];
  if (!operation) throw new Error(`The document lacks ${definition.route.method} ${definition.route.path}`);
  operation.tags = [area];
  if (access !== 'public') operation.security = [typeof access === 'object' && 'link' in access ? { guest: [] } : { bearer: [] }];
  Object.assign(operation, { ...describeAccess(access), 'x-errors': errors, ...(stepUp && { 'x-step-up': stepUp }) });
  // the schemas are written in camelCase
  if (hasCapitalKeys(definition.route.path ?? '')) Object.assign(operation, { 'x-reply-keys': 'capitalised' });
  const fileType = fileTypes[file?.split('.').at(-1) ?? ''];
  if (file && fileType)
    operation.responses = { 200: { description: file, content: { [fileType]: { schema: { type: 'string', format: 'binary' } } } } };
  operation.responses = {
    ...operation.responses,
    default: { description: 'A failure', content: { 'application/json': { schema: z.toJSONSchema(errorEnvelope) as never } } },
  };
}
