import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '@trellis/contract';
import type { CallMeta } from '@trellis/contract/wire';
import { errorEnvelope } from '@trellis/contract/wire';
import { z } from 'zod';

const excelType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Document = Awaited<ReturnType<OpenAPIGenerator['generate']>>;

/** The OpenAPI 3.1 document of the contract: what it needs (`x-access`) and which codes it may answer (`x-errors`) stand at each call. */
export async function openApiDocument(): Promise<Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: {
      title: 'Trellis',
      version: '1',
      description:
        'Administration and coaching of child-development training and assessment centres. Lists page by skipCount and maxResultCount; failures answer the error envelope.',
    },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    customErrorResponseBodySchema: () => z.toJSONSchema(errorEnvelope) as never,
  });
  for (const [area, calls] of Object.entries(contract)) for (const call of Object.values(calls)) describe(document, area, call['~orpc']);
  return document;
}

function describe(document: Document, area: string, definition: { route: { method?: string; path?: string }; meta: unknown }): void {
  const { access, errors, stepUp, file } = definition.meta as CallMeta;
  const operation = document.paths?.[definition.route.path ?? '']?.[definition.route.method?.toLowerCase() as 'get'];
  if (!operation) throw new Error(`The document lacks ${definition.route.method} ${definition.route.path}`);
  operation.tags = [area];
  if (access !== 'public') operation.security = [{ bearer: [] }];
  Object.assign(operation, { 'x-access': access, 'x-errors': errors, ...(stepUp && { 'x-step-up': stepUp }) });
  if (file)
    operation.responses = { 200: { description: file, content: { [excelType]: { schema: { type: 'string', format: 'binary' } } } } };
  operation.responses = {
    ...operation.responses,
    default: { description: 'A failure', content: { 'application/json': { schema: z.toJSONSchema(errorEnvelope) as never } } },
  };
}
