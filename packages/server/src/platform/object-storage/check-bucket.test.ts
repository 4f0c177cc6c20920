import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readUsableConfig } from '../../config.ts';
import { findObstacles } from '../../config-obstacles.ts';
import { startBucket, type TestBucket } from '../../testing/bucket.ts';

let bucket: TestBucket;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.close());

const host = () => new URL(bucket.setup.endpoint ?? '').host;
const obstacles = (told: Record<string, string> = {}) => findObstacles({ ...bucket.settings, ...told });

it('finds nothing against a bucket that can be used, and leaves nothing there', async () => {
  const asked: (string | undefined)[] = [];
  bucket.server.on('request', ({ method }) => asked.push(method));
  expect(await obstacles()).toEqual([]);
  expect(asked).toEqual(['PUT', 'GET', 'GET', 'DELETE']);
});

it.each([
  [{ S3_SECRET_ACCESS_KEY: 'another' }, 'does not take the key with this secret (SignatureDoesNotMatch)'],
  [{ S3_ACCESS_KEY_ID: 'another' }, 'does not take the key with this secret (InvalidAccessKeyId)'],
  [{ S3_BUCKET: 'no-such-bucket' }, 'S3_BUCKET: there is no bucket no-such-bucket at'],
  [{ S3_ENDPOINT: 'http://127.0.0.1:9' }, 'S3_ENDPOINT: nothing answers as S3 at 127.0.0.1:9'],
])('says what keeps it from being used: %o', async (told, said) => {
  const found = await obstacles(told);
  expect(found).toEqual([expect.stringContaining(said)]);
  expect(found[0]).toContain('S3_ENDPOINT' in told ? 'Start it' : host());
  expect(found[0]).not.toContain(bucket.setup.keys.secretAccessKey);
});

it.each([
  [
    403,
    '<Error><Code>AccessDenied</Code><Message>No</Message></Error>',
    'S3_BUCKET: the key may not do all that is needed in trellis-files',
  ],
  [
    400,
    '<Error><Code>AuthorizationHeaderMalformed</Code><Message>expecting eu-west-1</Message></Error>',
    'S3_REGION: the bucket trellis-files is not in us-east-1 (expecting eu-west-1)',
  ],
  [200, 'Welcome to nginx', 'S3_ENDPOINT: nothing answers as S3 at'],
])('says so of one that answers %d %s', async (status, text, said) => {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/xml' }).end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const found = await obstacles({ S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  server.close();
  server.closeAllConnections();
  expect(found).toEqual([expect.stringContaining(said)]);
});

it('keeps the product from starting', async () => {
  const start = readUsableConfig({ ...bucket.settings, S3_BUCKET: 'no-such-bucket', PORT: '0' });
  await expect(start).rejects.toThrow(/The settings are not usable:[^]*S3_BUCKET: there is no bucket no-such-bucket/);
});

describe('keys that were given for a time', () => {
  let timely: TestBucket;
  beforeAll(async () => {
    timely = await startBucket({ sessionToken: 'a token/of an hour==' });
  });
  afterAll(() => timely.close());

  it('go along with their token, and are refused without it or with another one', async () => {
    expect(await findObstacles(timely.settings)).toEqual([]);
    for (const S3_SESSION_TOKEN of [undefined, 'of yesterday']) {
      const { S3_SESSION_TOKEN: _, ...settings } = timely.settings;
      const found = await findObstacles({ ...settings, ...(S3_SESSION_TOKEN && { S3_SESSION_TOKEN }) });
      expect(found).toEqual([expect.stringContaining('S3_SESSION_TOKEN: ')]);
    }
  });

  it('come from the role that a container has, where that is asked for', async () => {
    const { keys } = timely.setup;
    const asked: (string | undefined)[] = [];
    const giver = createServer((request, response) => {
      asked.push(request.headers.authorization);
      const Expiration = new Date(Date.now() + 3_600_000).toISOString();
      const given = { AccessKeyId: keys.accessKeyId, SecretAccessKey: keys.secretAccessKey, Token: keys.sessionToken, Expiration };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(given));
    }).listen(0, '127.0.0.1');
    await once(giver, 'listening');
    vi.stubEnv('AWS_CONTAINER_CREDENTIALS_FULL_URI', `http://127.0.0.1:${(giver.address() as AddressInfo).port}/role`);
    vi.stubEnv('AWS_CONTAINER_AUTHORIZATION_TOKEN', 'of this container');
    const { S3_BUCKET = '', S3_ENDPOINT = '' } = timely.settings;
    const settings = { S3_BUCKET, S3_ENDPOINT, S3_CREDENTIALS: 'role' };
    expect(await findObstacles(settings)).toEqual([]);
    // asked once, however much is done by them
    expect(asked).toEqual(['of this container']);
    giver.close();
    giver.closeAllConnections();
    expect(await findObstacles(settings)).toEqual([expect.stringContaining('S3_CREDENTIALS: this machine has no role (')]);
    vi.unstubAllEnvs();
  });
});
