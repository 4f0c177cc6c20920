import { OpenAPIGenerator } from '@orpc/openapi';
import { contract, groups } from '@trellis/contract';
import { policiesOfPart } from '@trellis/contract/api-parts';
import { familyOf, familyOfPurpose } from '@trellis/contract/projects';
import { type CallMeta, errorEnvelope } from '@trellis/contract/wire';
import { hasCapitalKeys } from './capital-keys.ts';
import { sayBases } from './openapi-bases.ts';
import { NamingConverter } from './openapi-converter.ts';
import type { ApiDocument } from './openapi-document.ts';
import { namedUploads, staticFiles } from './openapi-files.ts';
import { shareForms } from './openapi-forms.ts';
import { operationId, schemaNames } from './openapi-names.ts';
import { describeCall, describeReply, describeRequest } from './openapi-operations.ts';
import { shareParameters } from './openapi-parameters.ts';
import { nameBodies, settleTypes } from './openapi-types.ts';

const failureReply = 'Failure';

const info = {
  title: 'Trellis',
  version: '1',
  description:
    'Administration and coaching of child-development training and assessment centers. Lists page by skipCount and maxResultCount; writes refuse keys that are not described, by name; failures answer the error envelope.',
};

interface Call {
  area: string;
  name: string;
  route: { method?: string; path?: string };
  meta: unknown;
  inputSchema?: unknown;
  outputSchema?: unknown;
}

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The access token of a sign-in, or an API key' },
  // made clients know no scheme but the usual ones: to them it is a header
  guest: { type: 'apiKey', in: 'header', name: 'authorization', description: "Guest, a space, and the token of a guardian's link" },
  stepUp: { type: 'apiKey', in: 'header', name: 'x-authenticate', description: 'The token that a mailed code was exchanged for' },
};

/**
 * The OpenAPI 3.1 document of the contract: what a call needs (`x-access`), who of the holders of a policy it is for (`x-writers`, `x-readers`)
 * and which codes it may answer besides those that every call may (`x-errors`) stand at it, and types are called as the contract calls its schemas.
 */
export async function openApiDocument(): Promise<ApiDocument> {
  const names = await schemaNames();
  const converter = new NamingConverter(names);
  const { openapi, paths } = await new OpenAPIGenerator({ schemaConverters: [converter] }).generate(contract);
  const document = {
    openapi,
    info,
    servers: [{ url: '/' }],
    tags: Object.entries(groups).map(([name, { about: description }]) => ({ name, description })),
    'x-projects': { policies: familyOf, links: familyOfPurpose },
    'x-parts': policiesOfPart,
    security: [{ bearer: [] }],
    paths,
    components: { schemas: converter.types, responses: { [failureReply]: failure(converter) }, securitySchemes },
  } as unknown as ApiDocument;
  for (const [area, calls] of Object.entries(contract)) {
    for (const [name, { '~orpc': call }] of Object.entries(calls)) describe(document, converter, { area, name, ...call });
  }
  Object.assign(document.paths, staticFiles());
  for (const item of Object.values(document.paths)) for (const operation of Object.values(item)) nameBodies(document, operation);
  Object.assign(document.paths, namedUploads(document));
  return shareParameters(shareForms(sayBases(settleTypes(document), names)));
}

const failure = (converter: NamingConverter) => ({
  description: 'A failure, whatever its status',
  content: { 'application/json': { schema: converter.refer(errorEnvelope, 'output') } },
});

function describe(document: ApiDocument, converter: NamingConverter, { area, name, ...call }: Call): void {
  const { method = '', path = '' } = call.route;
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`The document lacks ${method} ${path}`);
  Object.assign(operation, { operationId: operationId(area, name), tags: [area] });
  describeCall(operation, call.meta as CallMeta);
  // with a parameter in the path the body is a part of the input
  const isWholeBody = !path.includes('{');
  describeRequest(document, operation, isWholeBody ? converter.refer(call.inputSchema, 'input') : undefined);
  describeReply(document, operation, converter.refer(call.outputSchema, 'output'), hasCapitalKeys(path));
  operation.responses.default = { $ref: `#/components/responses/${failureReply}` };
}
