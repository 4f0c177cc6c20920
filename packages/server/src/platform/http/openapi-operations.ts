import type { CallMeta } from '@trellis/contract/wire';
import { withCapitalKeys } from './openapi-capital-keys.ts';
import { type ApiDocument, type Content, type Operation, type Parameter, type Schema, typeOf } from './openapi-document.ts';

/** Of the files that calls answer, by the ends of their names. */
const fileTypes: Record<string, string> = {
  zip: 'application/zip',
  json: 'application/json',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ics: 'text/calendar',
  pdf: 'application/pdf',
  png: 'image/png',
  events: 'text/event-stream',
};

const json = 'application/json';
const form = 'multipart/form-data';

/** What a call needs and may answer. */
export function describeCall(operation: Operation, { access, errors, stepUp, file }: CallMeta): void {
  const security = securityOf(access, stepUp);
  if (security) operation.security = security;
  else delete operation.security;
  Object.assign(operation, {
    ...describeAccess(access),
    ...(errors.length > 0 && { 'x-errors': errors }),
    ...(stepUp && { 'x-step-up': stepUp }),
  });
  const fileType = fileTypes[file?.split('.').at(-1) ?? ''];
  if (file && fileType)
    operation.responses = { 200: { description: file, content: { [fileType]: { schema: { type: 'string', format: 'binary' } } } } };
}

/** What is asked for besides what the document says of all calls, the token of a sign-in. */
function securityOf(access: CallMeta['access'], stepUp: CallMeta['stepUp']): Operation['security'] {
  if (access === 'public') return [];
  if (isByLink(access)) return [{ guest: [] }];
  return stepUp && [{ bearer: [], stepUp: [] }];
}

/**
 * Who of the holders of a policy a call is for stands beside the policies: `any` of them, and `all` of these. Generators of clients take
 * `anyOf` and `allOf` for schemas wherever they stand.
 */
function describeAccess(access: CallMeta['access']): object {
  if (typeof access === 'string' || 'link' in access) return { 'x-access': access };
  const { writers, readers, anyOf, allOf } = access;
  const policies = { any: anyOf, ...(allOf && { all: allOf }) };
  return { 'x-access': policies, ...(writers && { 'x-writers': writers }), ...(readers && { 'x-readers': readers }) };
}

const isByLink = (access: CallMeta['access']) => typeof access === 'object' && 'link' in access;

/** Describes what is asked as it goes over the wire; `named` is the body where the contract has a name for it. */
export function describeRequest(document: ApiDocument, operation: Operation, named: Schema | undefined): void {
  const { parameters, requestBody } = operation;
  if (parameters) operation.parameters = parameters.map((parameter) => ('$ref' in parameter ? parameter : asWritten(document, parameter)));
  if (!requestBody) return;
  const { content } = requestBody;
  if (contentOf(requestBody).every(isEmpty)) delete operation.requestBody;
  // a file comes in a form, never in JSON
  else if (content[form]) requestBody.content = { [form]: { schema: withFiles(content[form].schema) } };
  else if (content[json] && named) content[json].schema = named;
}

/** Describes what is answered as it goes over the wire; `named` is the reply where the contract has a name for it. */
export function describeReply(document: ApiDocument, operation: Operation, named: Schema | undefined, areKeysCapital: boolean): void {
  const { 200: reply } = operation.responses;
  if (areKeysCapital) Object.assign(operation, { 'x-reply-keys': 'capitalised' });
  if (!reply || !('content' in reply) || !reply.content) return;
  if (contentOf(reply).every(isNothing)) delete reply.content;
  const body = reply.content?.[json];
  // a file in JSON is a file
  if (!body || body.schema.format === 'binary') return;
  if (named) body.schema = named;
  if (areKeysCapital) body.schema = withCapitalKeys(document.components.schemas, body.schema);
}

const contentOf = ({ content = {} }: { content?: Content }) => Object.values(content).map(({ schema }) => schema);

/** A call that asks nothing needs no body. */
const isEmpty = ({ type, properties }: Schema) => type === 'object' && !properties;

/** What is never sent: the reply of a call that answers with its status alone. */
const isNothing = (schema: Schema): boolean =>
  schema.anyOf ? schema.anyOf.every(isNothing) : schema.not !== undefined && Object.keys(schema.not).length === 0;

/** Whatever is special in an address is escaped in a value; a type by name is written as what it is. */
function asWritten({ components }: ApiDocument, { name, in: place, required, schema, ...how }: Parameter): Parameter {
  const { type } = components.schemas[typeOf(schema) ?? ''] ?? schema;
  const { style, explode } = how;
  return {
    name,
    in: place,
    ...(required && { required }),
    schema,
    ...(style && (type === 'object' || type === 'array') && { style, explode }),
  };
}

/** Files as the bytes that they are. */
function withFiles(schema: Schema): Schema {
  const entries = Object.entries(schema.properties ?? {}).map(([name, property]) => [
    name,
    property.contentMediaType ? { type: 'string', format: 'binary' } : property,
  ]);
  return { ...schema, properties: Object.fromEntries(entries) };
}
