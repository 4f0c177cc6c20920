// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it, vi } from 'vitest';
import { addressOf } from './ask.ts';
import { callForm } from './call-form.ts';
import { type ApiDocument, type Operation, parametersOf } from './document.ts';
import { sampleOf } from './sample.ts';

const kept = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../../openapi.json'), 'utf8')) as ApiDocument;
const operations = Object.entries(kept.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);
const formOf = (method: string, path: string, key = 'trellis_key') =>
  callForm(kept, { method: method.toUpperCase(), path, operation: kept.paths[path]?.[method] as Operation }, () => key);

it('offers of every call all that it asks, with all that a body must have', () => {
  for (const { path, method, operation } of operations) {
    const form = formOf(method, path);
    const asked = parametersOf(kept, operation).map(({ name, required }) => `${name}${required ? ' *' : ''}`);
    const named = [...form.querySelectorAll('label > span')].map(({ textContent }) => textContent);
    expect(named).toEqual(expect.arrayContaining(asked));
    const json = operation.requestBody?.content['application/json']?.schema;
    expect(form.querySelector('textarea') !== null).toBe(json !== undefined);
    expect(form.querySelector('[type=file]') !== null).toBe(Boolean(operation.requestBody?.content['multipart/form-data']));
  }
});

it('begins a body with what must be in it', () => {
  const schema = {
    type: 'object',
    required: ['id', 'kind', 'pages', 'on', 'within'],
    properties: {
      id: { type: 'string', format: 'uuid' },
      kind: { enum: ['One', 'Two'] },
      pages: { type: 'integer', minimum: 1 },
      on: { type: 'boolean', default: true },
      within: { $ref: '#/components/schemas/Within' },
      note: { type: 'string' },
    },
  };
  const within = { type: 'object', required: ['names'], properties: { names: { type: 'array', minItems: 1, items: { type: 'string' } } } };
  const document = { paths: {}, components: { schemas: { Within: within }, parameters: {} } };
  expect(sampleOf(document, schema)).toEqual({
    id: '00000000-0000-0000-0000-000000000000',
    kind: 'One',
    pages: 1,
    on: true,
    within: { names: [''] },
  });
});

it('ends where a type stands within itself', () => {
  const node = { type: 'object', required: ['next'], properties: { next: { $ref: '#/components/schemas/Node' } } };
  expect(JSON.stringify(sampleOf({ paths: {}, components: { schemas: { Node: node }, parameters: {} } }, node))).toContain('null');
});

it('writes what is filled in to the address, and leaves out what is not', () => {
  const path = '/api/business/import/{kind}/file';
  expect(addressOf({ path, inPath: { kind: 'a/b' }, inQuery: { filter: 'Ana & Lin', from: '' } })).toBe(
    '/api/business/import/a%2Fb/file?filter=Ana+%26+Lin',
  );
});

it('makes the call with the key alone, and shows what comes back or why nothing does', async () => {
  const fetched = vi.fn(
    async () => new Response('{"items":[]}', { status: 200, headers: { 'content-type': 'application/json', 'x-request-id': 'r-1' } }),
  );
  vi.stubGlobal('fetch', fetched);
  const form = formOf('post', '/api/business/subject/getList');
  const area = form.querySelector('textarea') as HTMLTextAreaElement;
  area.value = '{"maxResultCount":1}';
  form.dispatchEvent(new Event('submit', { cancelable: true }));
  await vi.waitFor(() => expect(form.querySelector('pre')?.textContent).toBe('{\n  "items": []\n}'));
  expect(form.querySelector('output p')?.textContent).toMatch(/^200 in \d+ ms, request r-1$/);
  const [address, sent] = fetched.mock.calls[0] as unknown as [string, RequestInit & { headers: Headers }];
  expect(address).toBe('/api/business/subject/getList');
  expect(sent).toMatchObject({ method: 'POST', credentials: 'omit', body: '{"maxResultCount":1}' });
  expect(sent.headers.get('authorization')).toBe('Bearer trellis_key');
  fetched.mockRejectedValueOnce(new Error('offline'));
  form.dispatchEvent(new Event('submit', { cancelable: true }));
  await vi.waitFor(() => expect(form.querySelector('output')?.textContent).toBe('Nothing came back: offline'));
  vi.unstubAllGlobals();
});
