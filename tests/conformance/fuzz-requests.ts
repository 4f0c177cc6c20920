import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { junkAddress, junkHeader, junkValue } from './fuzz-values.ts';
import { type Call, leastInput, places, put, type Refs, toRequest } from './inputs.ts';

/** A request as somebody sends it who means no good, or whose program is broken. */
export interface FuzzedRequest {
  method: string;
  url: string;
  headers: Headers;
  payload: Buffer;
  remoteAddress: string;
}

export type Headers = Record<string, string>;

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE'];
const types = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=utf-16le',
  'APPLICATION/JSON',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=aaa',
  'application/vnd.api+json',
  'application/xml',
];

/** Mostly the first, now and then one of the others. */
const mostly = <T>(usual: fc.Arbitrary<T>, ...unusual: fc.Arbitrary<T>[]) =>
  fc.oneof({ weight: 16, arbitrary: usual }, ...unusual.map((arbitrary) => ({ weight: 1, arbitrary })));

/** Requests to the calls of the contract, each with something wrong about it, mostly by who may make them. */
export function fuzzedCalls(calls: readonly Call[], refs: Refs, signedAs: (call: Call) => readonly Headers[]): fc.Arbitrary<FuzzedRequest> {
  return fc.constantFrom(...calls).chain((call) =>
    fc
      .record({
        method: mostly(fc.constant(call.method), fc.constantFrom(...methods)),
        input: fuzzedInput(call, refs),
        url: mostly(fc.constant(asItIs), fc.constantFrom(...spellings), junkAddress.map(inPlaceOfSegment)),
        query: fc.array(fc.tuple(queryName(call), junkAddress), { maxLength: 4 }),
        text: mostly(fc.constant(asItIs), fc.constantFrom(...breaks), junkAddress.map(inserted)),
        headers: fuzzedHeaders(signedAs(call)),
        isZipped: fc.integer({ max: 19, min: 0 }).map((number) => number === 0),
        remoteAddress: fc.ipV4(),
      })
      .map(({ method, input, url, query, text, headers, isZipped, remoteAddress }) => {
        const { path, rest } = toRequest(call, inWords(call, input));
        const search = query.map(([name, value]) => `${name}=${value}`);
        const inAddress = method === 'GET' || method === 'DELETE' ? Object.entries(rest).map(asParameter) : [];
        const written = [...inAddress, ...search].join('&');
        const body = Buffer.from(method === 'GET' || method === 'HEAD' ? '' : text(JSON.stringify(rest)));
        return {
          method,
          url: `${url(path)}${written ? `?${written}` : ''}`,
          headers: isZipped ? { ...headers, 'content-encoding': 'gzip' } : headers,
          payload: isZipped ? gzipSync(body) : body,
          remoteAddress,
        };
      }),
  );
}

/** The least input of a call with other values in some places. */
function fuzzedInput(call: Call, refs: Refs): fc.Arbitrary<Record<string, unknown>> {
  const least = leastInput(call.schema, refs);
  const ways = places(call.schema).map(({ path }) => path);
  if (ways.length === 0) return fc.dictionary(fc.string({ maxLength: 10 }), junkValue, { maxKeys: 3 });
  const value = mostly<unknown>(junkValue, fc.constantFrom(...Object.values(refs)));
  const changes = fc.array(fc.tuple(fc.constantFrom(...ways), value), { minLength: 1, maxLength: 4 });
  return changes.map((made) => made.reduce<Record<string, unknown>>((input, [path, other]) => put(input, path, other) as never, least));
}

/** What stands in the path is text, of whole characters. */
function inWords({ path }: Call, input: Record<string, unknown>): Record<string, unknown> {
  const words = Object.entries(input).map(([name, value]) => [name, path.includes(`{${name}}`) ? textOf(value).toWellFormed() : value]);
  return Object.fromEntries(words) as Record<string, unknown>;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const asItIs = (text: string) => text;
const inPlaceOfSegment = (junk: string) => (path: string) => path.replace(/[^/]+$/, () => junk);
const inserted = (junk: string) => (text: string) => text.slice(0, text.length / 2) + junk + text.slice(text.length / 2);

const spellings: ((path: string) => string)[] = [
  (path) => path.toUpperCase(),
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.replaceAll('/', '//'),
  (path) => `${path};a=b`,
  (path) => `${path}%00`,
  (path) => `${path}/..`,
  (path) => path.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => `${path}${'/x'.repeat(500)}`,
  (path) => path.slice(0, -1),
];

/** A body that is JSON no more, or other JSON than it was. */
const breaks: ((text: string) => string)[] = [
  () => '',
  (text) => text.slice(0, -1),
  (text) => text.slice(0, text.length / 2),
  (text) => `\ufeff${text}`,
  (text) => `[${text}]`,
  (text) => text + text,
  (text) => text.replace('{', '{"__proto__":{"polluted":1},'),
  (text) => text.replaceAll(/\d+/g, '1e400'),
  (text) => text.replaceAll('"', "'"),
  (text) => text.replace('{', '{"":'),
  (text) => text.replace(/"[^"]*"/g, '"\\ud800"'),
  () => '['.repeat(5000),
  () => '"'.padEnd(1024 * 1024 + 2, 'a'),
  () => '\0\xff\xfe',
];

function queryName({ schema }: Call): fc.Arbitrary<string> {
  const names = Object.keys(schema.properties ?? {});
  const known = fc.constantFrom(...(names.length > 0 ? names : ['filter']));
  return mostly(
    known,
    known.map((name) => `${name}[]`),
    known.map((name) => `${name}[a][b]`),
    known.map((name) => name.charAt(0).toUpperCase() + name.slice(1)),
    fc.constantFrom('__proto__[a]', 'constructor[prototype][a]', '', '[]', '%00', 'a[__proto__]'),
  );
}

/** A name and a value of an input as they stand in an address: what has no words there is left out. */
function asParameter([name, value]: [string, unknown]): string {
  return `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(textOf(value).toWellFormed()).slice(0, 2000)}`;
}

function fuzzedHeaders(signedAs: readonly Headers[]): fc.Arbitrary<Headers> {
  const signed = mostly<Headers>(
    fc.constantFrom(...signedAs),
    junkHeader.map((junk) => ({ authorization: `Bearer ${junk}` })),
    fc
      .constantFrom('Basic YTpi', 'Bearer', 'Guest x', `Guest ${'x'.repeat(43)}`, 'bearer null', '')
      .map((authorization) => ({ authorization })),
  );
  const type = mostly(fc.constant('application/json'), fc.constantFrom(...types), junkHeader);
  const others = fc.dictionary(
    fc.constantFrom(
      'idempotency-key',
      'accept-language',
      'accept',
      'accept-encoding',
      'content-encoding',
      'x-authenticate',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-request-id',
      'x-http-method-override',
      'cookie',
      'origin',
      'referer',
      'range',
      'if-none-match',
      'expect',
      'host',
    ),
    junkHeader,
    { maxKeys: 3 },
  );
  return fc.tuple(signed, type, others).map(([who, contentType, more]) => ({ ...who, 'content-type': contentType, ...more }));
}

const pages = [
  '/oidc/auth',
  '/oidc/auth/x',
  '/oidc/token',
  '/oidc/token/revocation',
  '/oidc/me',
  '/oidc/jwks',
  '/oidc/session/end',
  '/oidc/session/end/confirm',
  '/oidc/interaction/x',
  '/oidc/.well-known/openid-configuration',
  '/oidc/device',
  '/oidc',
];
const asked: Record<string, string> = {
  client_id: 'business-client',
  response_type: 'code',
  redirect_uri: 'http://localhost:4200/callback',
  scope: 'openid profile offline_access',
  code_challenge_method: 'S256',
  code_challenge: 'a'.repeat(43),
  code_verifier: 'a'.repeat(43),
  grant_type: 'authorization_code',
  code: 'x',
  refresh_token: 'x',
  token: 'x',
  email: 'a@test.example',
  password: 'secret',
  prompt: 'none',
  login_hint: 'a@test.example',
  state: 'x',
  id_token_hint: 'x.y.z',
  claims: '{}',
  max_age: '1',
};

/** Requests to the pages of the sign-in service, among them `entries`: the addresses of pages that are open. */
export function fuzzedPages(entries: readonly { url: string; cookie: string }[]): fc.Arbitrary<FuzzedRequest> {
  const page = mostly(
    fc.constantFrom(...pages.map((url) => ({ url, cookie: '' })), ...entries),
    junkAddress.map((junk) => ({ url: `/oidc/${junk}`, cookie: '' })),
  );
  const field = fc.tuple(
    mostly(fc.constantFrom(...Object.keys(asked)), junkAddress),
    mostly(junkAddress, fc.constantFrom(...Object.values(asked).map(encodeURIComponent))),
  );
  return fc
    .record({
      method: mostly(fc.constantFrom('GET', 'POST'), fc.constantFrom(...methods)),
      page,
      kept: fc.subarray(Object.keys(asked)),
      fields: fc.array(field, { maxLength: 4 }),
      type: mostly(fc.constant('application/x-www-form-urlencoded'), fc.constantFrom(...types), junkHeader),
      headers: fuzzedHeaders([{ authorization: 'Bearer x' }]),
      remoteAddress: fc.ipV4(),
    })
    .map(({ method, page: { url, cookie }, kept, fields, type, headers, remoteAddress }) => {
      const form = [...kept.map((name) => `${name}=${encodeURIComponent(asked[name] ?? '')}`), ...fields.map((pair) => pair.join('='))];
      const isForm = method !== 'GET' && method !== 'HEAD';
      return {
        method,
        url: isForm || form.length === 0 ? url : `${url}?${form.join('&')}`,
        headers: { ...headers, 'content-type': type, ...(cookie && { cookie }) },
        payload: Buffer.from(isForm ? form.join('&') : ''),
        remoteAddress,
      };
    });
}
