import { contract } from '@trellis/contract';
import { lowerFirstLetters } from '@trellis/contract/keys';
import { subjectInfo } from '@trellis/contract/subjects/schemas';
import type { CallMeta } from '@trellis/contract/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { layOut } from './lay-out.ts';
import { openApiDocument } from './openapi.ts';
import type { ApiDocument, Operation, Schema } from './openapi-document.ts';
import { namesOf } from './openapi-names.ts';
import { parametersOf } from './openapi-parameters.ts';

/** What has a path beside the contract: files that everybody reads, and an upload that is known by its own. */
const besides = [
  'GET /reportConfig.json',
  'GET /storage/countryConfig.json',
  'GET /storage/translations/{locale}.json',
  'POST /api/rocketAdmin/File/UserContract',
  'POST /api/business/File/UserContract',
];

const calls = Object.entries(contract).flatMap(([area, own]) =>
  Object.entries(own).map(([name, { '~orpc': call }]) => {
    const { method = '', path = '' } = call.route as { method?: string; path?: string };
    const { inputSchema: input, outputSchema: output } = call as { inputSchema: z.ZodType; outputSchema: z.ZodType };
    return { name: `${area}.${name}`, method, path, input, output, file: (call.meta as unknown as CallMeta).file };
  }),
);

let document: ApiDocument;
beforeAll(async () => {
  document = await openApiDocument();
});

const operationOf = ({ method, path }: { method: string; path: string }) => document.paths[path]?.[method.toLowerCase()] as Operation;
const operations = () => Object.values(document.paths).flatMap((item) => Object.values(item));

const bodyOf = (operation: Operation, type = 'application/json') => operation.requestBody?.content[type]?.schema;
function replyOf({ responses: { 200: reply } }: Operation): Schema | undefined {
  return reply && 'content' in reply ? reply.content?.['application/json']?.schema : undefined;
}

/** Schemas with what they refer to in its place, and what is one of these and more as one. */
function resolved<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map((each: unknown) => resolved(each)) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, allOf, ...rest } = schema as Schema & { allOf?: Schema[] };
  if (allOf) return together(allOf.map(resolved)) as T;
  const own = Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, resolved(inner)]));
  return (typeof $ref === 'string' ? { ...resolved(named($ref)), ...own } : own) as T;
}

const named = ($ref: string): Schema => document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {};

const together = (parts: Schema[]): Schema => ({
  type: 'object',
  properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Record<string, Schema>,
  required: parts.flatMap(({ required = [] }) => required),
});

/** What of a schema a reader of JSON depends on: which keys there are, which of them may be missing, what may be null and what is a list. */
function shape(schema: Schema): unknown {
  const branches = schema.anyOf ?? (schema.oneOf as Schema[] | undefined);
  if (branches) return branches.map(shape);
  if (schema.properties) {
    const keys = Object.entries(schema.properties).map(([key, property]) => [
      schema.required?.includes(key) ? key : `${key}?`,
      shape(property),
    ]);
    return Object.fromEntries(keys);
  }
  if (schema.prefixItems) return (schema.prefixItems as Schema[]).map(shape);
  if (schema.type === 'array') return [shape(schema.items as Schema)];
  if (schema.enum) return schema.enum;
  // two ways to say that something may be null
  if (Array.isArray(schema.type)) return schema.type.map((type) => shape({ type }));
  if (schema.type === 'object') return { '*': shape((schema.additionalProperties ?? {}) as Schema) };
  return schema.const ?? schema.type ?? 'anything';
}

const saidByZod = (schema: z.ZodType, io: 'input' | 'output') => shape(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema);

describe('the calls', () => {
  it('are those of the contract, each of them once', () => {
    const said = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(said.sort()).toEqual([...calls.map(({ method, path }) => `${method} ${path}`), ...besides].sort());
  });

  it('are called by area and name, as functions may be, whatever the case', () => {
    const ids = operations().map(({ operationId }) => operationId);
    expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]*$/.test(id))).toEqual([]);
    expect(new Set(ids.map((id) => id.toLowerCase())).size).toBe(ids.length);
    expect(operationOf({ method: 'POST', path: '/api/business/subject/getList' }).operationId).toBe('subjectsGetList');
  });

  it('stand under one tag that is described', () => {
    const described = document.tags.map(({ name }) => [name]);
    for (const { tags, operationId } of operations()) expect(described, operationId).toContainEqual(tags);
    expect(document.tags.filter(({ description }) => description.length < 10)).toEqual([]);
  });

  it('name every parameter of their path and no other', () => {
    for (const [path, item] of Object.entries(document.paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      for (const operation of Object.values(item)) {
        const said = parametersOf(document, operation.parameters)
          .filter((parameter) => parameter.in === 'path' && parameter.required)
          .map(({ name }) => name);
        expect(said.sort(), path).toEqual(inPath.sort());
      }
    }
  });

  it.each(calls)('$name is asked what its schema says', (call) => {
    const operation = operationOf(call);
    const body = bodyOf(operation) ?? bodyOf(operation, 'multipart/form-data') ?? {};
    const parameters = parametersOf(document, operation.parameters);
    const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
    const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
    const { properties: inBody, required: neededInBody = [], ...others } = resolved(body);
    const asked = {
      type: 'object',
      ...others,
      properties: { ...resolved(properties), ...inBody },
      required: [...required, ...neededInBody],
    };
    expect(shape(asked)).toEqual(saidByZod(call.input, 'input'));
  });

  it.each(calls.filter(({ file }) => !file))('$name answers what its schema says', (call) => {
    const reply = replyOf(operationOf(call));
    if (call.output instanceof z.ZodVoid) return expect(reply).toBeUndefined();
    const said = shape(resolved(reply ?? {}));
    const wanted = saidByZod(call.output, 'output');
    return expect(call.path.startsWith('/api/vrclassroom/') ? lowerFirstLetters(said) : said).toEqual(wanted);
  });

  it('spell the keys of their replies as they are sent', () => {
    const devices = resolved(replyOf(operationOf({ method: 'POST', path: '/api/vrclassroom/TestingCenter/AllDevice' })) ?? {});
    expect(devices.required).toEqual(['Items', 'TotalCount']);
    expect(shape(devices)).toMatchObject({ Items: [{ Id: 'string', SerialNumber: 'string' }] });
    const test = operationOf({ method: 'GET', path: '/api/vrclassroom/TestingCenter/TestRequestInfo' });
    // a point of what was signed has two numbers there too
    expect(JSON.stringify(resolved(replyOf(test) ?? {}))).toContain('"items":false');
  });

  it('send a file in a form and answer one as bytes', () => {
    const upload = operationOf({ method: 'POST', path: '/api/business/File/{kind}' });
    expect(Object.keys(upload.requestBody?.content ?? {})).toEqual(['multipart/form-data']);
    expect(resolved(bodyOf(upload, 'multipart/form-data') ?? {}).properties).toEqual({ file: { type: 'string', format: 'binary' } });
    for (const call of calls.filter(({ file }) => file)) {
      const { 200: reply } = operationOf(call).responses;
      const contents = reply && 'content' in reply ? Object.values(reply.content ?? {}) : [];
      expect(contents, call.name).toEqual([{ schema: { type: 'string', format: 'binary' } }]);
    }
  });

  it('leave nothing in an address unescaped, and write every value plainly', () => {
    const keywords = new Set(
      operations().flatMap(({ parameters }) => parametersOf(document, parameters).flatMap((each) => Object.keys(each))),
    );
    expect([...keywords].sort()).toEqual(['in', 'name', 'required', 'schema']);
  });

  it('say nothing of their own in words of schemas: generators of clients look for those everywhere', () => {
    const words = ['$ref', 'allOf', 'anyOf', 'oneOf', 'not', 'discriminator', 'properties', 'items', 'enum', 'type'];
    const keysOf = (value: unknown): string[] =>
      typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]) : [];
    const said = operations().flatMap((operation) => Object.entries(operation).filter(([name]) => name.startsWith('x-')));
    expect(new Set(said.map(([name]) => name)).size).toBeGreaterThan(3);
    expect(said.filter(([, value]) => keysOf(value).some((key) => words.includes(key)))).toEqual([]);
  });

  it('share what many of them ask alike, and each of what is shared is asked', () => {
    const paged = operationOf({ method: 'GET', path: '/api/rocketAdmin/userOfflinePlan/planRecords' });
    expect(paged.parameters).toContainEqual({ $ref: '#/components/parameters/SkipCount' });
    expect(parametersOf(document, paged.parameters).map(({ name }) => name)).toEqual(['skipCount', 'maxResultCount', 'userOfflinePlanId']);
    const refs = new Set(operations().flatMap(({ parameters = [] }) => parameters.flatMap((each) => ('$ref' in each ? [each.$ref] : []))));
    const shared = Object.keys(document.components.parameters ?? {}).map((name) => `#/components/parameters/${name}`);
    expect([...refs].sort()).toEqual(shared);
  });

  it('say once what each policy goes with', () => {
    const { policies, links } = document['x-projects'];
    expect(policies['RocketSystem.Group']).toEqual(['Project.Rocket']);
    expect(links).toMatchObject({ guardian: 'any', contract: ['Project.Rocket'] });
    const accesses = operations().map((operation) => operation['x-access'] as { any?: string[]; all?: string[]; link?: string } | string);
    for (const access of accesses) {
      const { any = [], all = [], link = 'guardian' } = typeof access === 'string' ? {} : access;
      expect(Object.keys(policies)).toEqual(expect.arrayContaining([...any, ...all]));
      expect(Object.keys(links)).toContain(link);
    }
  });

  it('say who is asked for, also where nobody is', () => {
    expect(operationOf({ method: 'GET', path: '/api/m/report' }).security).toEqual([{ guest: [] }]);
    expect(operationOf({ method: 'GET', path: '/api/rocketAdmin/tenantContract' }).security).toEqual([{ bearer: [], stepUp: [] }]);
    expect(document.security).toEqual([{ bearer: [] }]);
    for (const { security = document.security, operationId, 'x-access': access } of operations())
      expect(security.length, operationId).toBe(access === 'public' ? 0 : 1);
  });
});

describe('the types', () => {
  const everyRef = () => [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path);
  const at = (path: string) =>
    path.split('/').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], document);

  it('are all there, and all of them are used', () => {
    const refs = new Set(everyRef());
    expect([...refs].filter((ref) => at(ref) === undefined)).toEqual([]);
    const types = Object.keys(document.components.schemas).map((name) => `components/schemas/${name}`);
    expect(types.filter((type) => !refs.has(type))).toEqual([]);
    expect(types.length).toBeGreaterThan(500);
  });

  it('have names that types may have, by which they are sorted', () => {
    const names = Object.keys(document.components.schemas);
    expect(names.filter((name) => !/^[A-Z][A-Za-z0-9]*$/.test(name))).toEqual([]);
    expect(names).toEqual([...names].sort());
  });

  it('are called as the contract calls them', () => {
    expect(shape(resolved({ $ref: '#/components/schemas/SubjectInfo' }))).toEqual(saidByZod(subjectInfo, 'output'));
    expect(replyOf(operationOf({ method: 'POST', path: '/api/business/subject/getSubjectInfo' }))).toEqual({
      $ref: '#/components/schemas/SubjectInfo',
    });
    expect(bodyOf(operationOf({ method: 'POST', path: '/api/business/subject/subject' }))).toEqual({
      $ref: '#/components/schemas/CreateSubject',
    });
  });

  it('are called by their call where the contract has no name for them', () => {
    const own = replyOf(operationOf({ method: 'GET', path: '/api/rocketAdmin/staffGroup/staff' }));
    expect(own).toEqual({ $ref: '#/components/schemas/AdminsGroupStaffReply' });
    for (const operation of operations()) {
      // what leaves as a file has no name, whatever it holds
      for (const schema of [bodyOf(operation), bodyOf(operation, 'multipart/form-data'), replyOf(operation)])
        if (schema && schema.format !== 'binary') expect(Object.keys(schema), operation.operationId).toEqual(['$ref']);
    }
  });

  it('are called by what they hold where several calls have nothing but that', () => {
    const asked = (path: string, method = 'POST') => bodyOf(operationOf({ method, path }));
    const answered = (path: string, method = 'GET') => replyOf(operationOf({ method, path }));
    expect(asked('/api/business/subject/getSubjectInfo')).toEqual({ $ref: '#/components/schemas/OnlySubjectId' });
    expect(answered('/api/rocketAdmin/userOfflinePlan/planRecords')).toEqual({ $ref: '#/components/schemas/PlanRecordPage' });
    expect(document.components.schemas.AdminsGroupStaffReply?.properties?.items).toEqual({
      type: 'array',
      items: { $ref: '#/components/schemas/IdAndNameAndRoles' },
    });
    expect(document.components.schemas.Teacher?.properties?.names).toEqual({ $ref: '#/components/schemas/TextsTo120' });
  });

  it('are those that they are made of, and more', () => {
    const { SubjectInfo: info, SubjectForEdit: edited } = document.components.schemas;
    const [base, more] = (edited?.['allOf'] ?? []) as Schema[];
    expect(base).toEqual({ $ref: '#/components/schemas/SubjectInfo' });
    const own = Object.keys(resolved(info ?? {}).properties ?? {});
    expect(Object.keys(more?.properties ?? {}).filter((key) => own.includes(key))).toEqual([]);
  });

  it('stand once: what is said a second time refers to it', () => {
    const said = new Map<string, string[]>();
    const meet = (value: unknown, type: string): void => {
      if (typeof value !== 'object' || value === null) return;
      const text = JSON.stringify(value);
      if ('properties' in value && 'type' in value && text.length > 300) said.set(text, [...(said.get(text) ?? []), type]);
      for (const inner of Object.values(value)) meet(inner, type);
    };
    for (const [type, schema] of Object.entries(document.components.schemas)) meet(schema, type);
    expect([...said.values()].filter((types) => types.length > 1)).toEqual([]);
  });

  it('of a declared resource are called as it is', () => {
    const one = replyOf(operationOf({ method: 'GET', path: '/api/rocketAdmin/tag/{id}' }));
    const sent = bodyOf(operationOf({ method: 'POST', path: '/api/rocketAdmin/tag' }));
    expect([one, sent]).toEqual([{ $ref: '#/components/schemas/Tag' }, { $ref: '#/components/schemas/TagFields' }]);
  });

  it('begin with their area where two areas call different things the same', () => {
    const [one, other, third] = [z.object({ a: z.string() }), z.object({ b: z.string() }), z.object({ c: z.string() })];
    const names = namesOf([
      { area: 'tenant-contracts', name: 'resource', schema: one },
      { area: 'vr-classroom', name: 'resource', schema: other },
      { area: 'vr-classroom', name: 'sameResource', schema: other },
      { area: 'users', name: 'third', schema: third },
      { area: 'admins', name: 'third', schema: third },
    ]);
    expect([...names.values()]).toEqual(['TenantContractsResource', 'VrClassroomResource', 'Third']);
  });

  it('differ by what may be left out of a request', () => {
    const { CommentTexts: answered, CommentTextsInput: asked } = document.components.schemas;
    expect(Object.keys(answered?.properties ?? {})).toEqual(Object.keys(asked?.properties ?? {}));
    expect(answered?.required?.length).toBeGreaterThan(asked?.required?.length ?? 0);
    expect(JSON.stringify(asked)).toContain('"default"');
    expect(JSON.stringify(answered)).not.toContain('"default"');
  });

  it('mean the same to whoever reads patterns without flags', () => {
    const patterns = [...JSON.stringify(document).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(
      ([, text = '']) => JSON.parse(text) as string,
    );
    expect(patterns.length).toBeGreaterThan(5);
    for (const pattern of patterns) {
      expect(() => new RegExp(pattern, 'u'), pattern).not.toThrow();
      expect(pattern).not.toMatch(/\\p\{/i);
    }
  });
});

describe('the document', () => {
  it('says nothing of the schema language, and the envelope of a failure once', () => {
    const text = JSON.stringify(document);
    expect(text).not.toContain('"$schema"');
    expect(text.match(/"validationErrors"/g)).toHaveLength(2);
    for (const call of calls) expect(operationOf(call).responses.default, call.name).toEqual({ $ref: '#/components/responses/Failure' });
  });

  it('is the same each time', async () => {
    expect(JSON.stringify(await openApiDocument())).toBe(JSON.stringify(document));
  });

  it('is kept in lines to read, in little more than a kilobyte a call', () => {
    const text = layOut(document);
    expect(JSON.parse(text)).toEqual(document);
    expect(Buffer.byteLength(text)).toBeLessThan(1_200 * calls.length);
    expect(text.split('\n').filter((line) => line.length > 400)).toEqual([]);
  });
});
