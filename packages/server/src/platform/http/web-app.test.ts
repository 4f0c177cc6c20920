import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mountWebApp } from './web-app.ts';

const root = mkdtempSync(join(tmpdir(), 'trellis-web-'));
const script = `export default ${JSON.stringify('a script '.repeat(400))};`;
const app = Fastify();

beforeAll(async () => {
  for (const folder of ['assets', 'storage']) mkdirSync(join(root, folder));
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><html data-theme="__THEME__"><meta name="sign-in" content="__SIGN_IN__"><meta name="color-scheme" content="__COLOR_SCHEME__">',
  );
  for (const name of ['packed-1.js', 'fresh-1.js']) writeFileSync(join(root, 'assets', name), script);
  writeFileSync(join(root, 'assets/packed-1.js.br'), brotliCompressSync(script));
  writeFileSync(join(root, 'assets/packed-1.js.gz'), gzipSync(script));
  await app.register(compress, { global: true, threshold: 1024 });
  await app.register(async (scope) => mountWebApp(scope, { root, origin: 'https://trellis.example' }));
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const ask = (name: string, encodings?: string) =>
  app.inject({ url: `/assets/${name}`, headers: encodings === undefined ? {} : { 'accept-encoding': encodings } });

describe('files of the web app', () => {
  it('go as the build packed them, by what the reader takes, for a year', async () => {
    const [br, gz, plain] = [
      await ask('packed-1.js', 'gzip, deflate, br, zstd'),
      await ask('packed-1.js', 'gzip'),
      await ask('packed-1.js'),
    ];
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(brotliCompressSync(script).length) });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(script);
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gz.rawPayload).toString()).toBe(script);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(script);
    for (const { headers } of [br, gz, plain]) {
      expect(headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'public, max-age=31536000, immutable' });
      expect(headers['content-type']).toContain('javascript');
    }
    expect(new Set([br, gz, plain].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('are no page where programs ask for what is not here: calls, files, metrics, which have a port of their own', async () => {
    for (const url of ['/api/nothing', '/nothing.js', '/metrics', '/metrics?name=up'])
      expect((await app.inject({ url })).statusCode, url).toBe(404);
    expect((await app.inject({ url: '/system/metrics' })).statusCode).toBe(200);
  });

  it('begin with a page that says how people sign in, so that nobody asks for it first', async () => {
    const { body } = await app.inject({ url: '/system/center' });
    const told = /content="([^"]*)"/.exec(body)?.[1]?.replaceAll('&quot;', '"');
    expect(JSON.parse(told ?? '')).toMatchObject({
      authority: 'https://trellis.example/oidc',
      redirectUrl: 'https://trellis.example/callback',
    });
  });

  it('begin with a page in the light or the dark that was chosen on the device, before anything is painted', async () => {
    const schemeOf = async (url: string, cookie?: string) => {
      const { body } = await app.inject({ url, ...(cookie && { headers: { cookie } }) });
      return [/data-theme="([^"]*)"/.exec(body)?.[1], /color-scheme" content="([^"]*)"/.exec(body)?.[1]];
    };
    expect(await schemeOf('/system/center')).toEqual(['', 'light dark']);
    expect(await schemeOf('/system/center', 'other=1; theme=dark')).toEqual(['dark', 'dark']);
    expect(await schemeOf('/system/center', 'theme=light; other=1')).toEqual(['light', 'light']);
    expect(await schemeOf('/system/center', 'theme="><script>')).toEqual(['', 'light dark']);
    // what a link opens follows the system
    expect(await schemeOf('/m/questionnaire', 'theme=dark')).toEqual(['', 'light dark']);
  });

  it('that is not packed yet is packed on its way', async () => {
    const reply = await ask('fresh-1.js', 'br');
    expect(reply.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(script);
  });

  it('that is gone is not found, and no page', async () => {
    const reply = await ask('gone-1.js', 'br');
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).not.toContain('html');
  });
});
