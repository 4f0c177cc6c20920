import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../testing/http.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

/** How 62 calls from an address of its own are answered. */
async function statuses(address: string, method: 'GET' | 'POST', pathOf: (tried: number) => string): Promise<number[]> {
  const all: number[] = [];
  for (let tried = 0; tried < 62; tried++) {
    const request = { method, url: pathOf(tried), headers: { 'x-forwarded-for': address }, ...(method === 'POST' && { payload: {} }) };
    all.push((await product.app.inject(request)).statusCode);
  }
  return all;
}
const limited = (status: number) => [...Array(60).fill(status), 429, 429];

describe('the limit of public calls', () => {
  it.each([
    ['a slash at its end', '203.0.113.1', ['/api/m/applyTraining/']],
    ['two', '203.0.113.2', ['/api/m/applyTraining//']],
    ['other letters', '203.0.113.3', ['/API/m/APPLYtraining']],
    ['another spelling each time', '203.0.113.4', ['/api/m/applyTraining', '/api/m/applyTraining/', '/api/M/applytraining?a=1']],
  ])('holds for a path with %s', async (_case, address, paths) => {
    const answered = await statuses(address, 'POST', (tried) => paths[tried % paths.length] ?? '');
    expect(answered).toEqual(limited(400));
  });

  it('holds for a path with a parameter, whatever it says', async () => {
    const answered = await statuses('203.0.113.6', 'GET', (tried) => `/api/m/centre/${String(tried).padStart(20, 'x')}`);
    expect(answered).toEqual(limited(404));
  });

  it('counts an IPv6 network of 64 bits as one address', async () => {
    const ask = (address: string) =>
      product.app.inject({ url: `/api/m/centre/${'x'.repeat(20)}`, headers: { 'x-forwarded-for': address } });
    const all: number[] = [];
    for (let tried = 0; tried < 62; tried++) all.push((await ask(`2001:db8:1:2:${tried.toString(16)}::1`)).statusCode);
    expect(all).toEqual(limited(404));
    expect((await ask('2001:db8:1:3::1')).statusCode).toBe(404);
  });

  it('counts each address for itself, and says when to come back', async () => {
    const ask = (address: string) =>
      product.app.inject({ url: `/api/m/centre/${'x'.repeat(20)}`, headers: { 'x-forwarded-for': address } });
    const refused = await ask('203.0.113.6');
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'Trellis:TooMany']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('203.0.113.7')).statusCode).toBe(404);
  });

  it('counts the calls of every process together, however many come at once', async () => {
    const beside = await startTestProduct({ database: { ...product, drop: async () => undefined } });
    const ask = async ({ app }: TestProduct) =>
      (await app.inject({ url: `/api/m/centre/${'x'.repeat(20)}`, headers: { 'x-forwarded-for': '203.0.113.8' } })).statusCode;
    const all = await Promise.all(Array.from({ length: 80 }, (_, n) => ask(n % 2 ? beside : product)));
    await beside.close();
    expect(all.toSorted((a, b) => a - b)).toEqual([...Array(60).fill(404), ...Array(20).fill(429)]);
  });

  it('ends with the minute', async () => {
    const ask = () => product.app.inject({ url: `/api/m/centre/${'x'.repeat(20)}`, headers: { 'x-forwarded-for': '203.0.113.9' } });
    for (let tried = 0; tried < 60; tried++) await ask();
    expect((await ask()).statusCode).toBe(429);
    await sql`update identity.tries set since = since - interval '1 minute' where key = 'open calls 203.0.113.9'`.execute(product.owner);
    expect((await ask()).statusCode).toBe(404);
  });
});
