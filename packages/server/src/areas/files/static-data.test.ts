import type { CountryConfig } from '@trellis/contract/files/storage';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../testing/http.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const get = async (url: string) => {
  const response = await product.app.inject({ method: 'GET', url });
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  expect(response.headers['cache-control']).toContain('public');
  return response.json();
};

it('lists every country once, named in three languages, with a calling code', async () => {
  const { countries } = (await get('/storage/countryConfig.json')) as CountryConfig;
  expect(countries.length).toBeGreaterThan(240);
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
  for (const { code, phoneCode, name } of countries) {
    expect(phoneCode).toMatch(/^\+[1-9]\d{0,3}$/);
    for (const text of Object.values(name)) expect(text).not.toBe(code);
  }
  expect(countries.find(({ code }) => code === 'ES')).toEqual({
    code: 'ES',
    phoneCode: '+34',
    name: { en: 'Spain', 'zh-Hans': '西班牙', es: 'España' },
  });
});

it('says in which versions and languages reports are asked for', async () => {
  expect(await get('/reportConfig.json')).toEqual({
    apiVersion: '2',
    pdfApiVersion: '3.1',
    languages: ['en', 'zh-Hans', 'es'],
    languageOfLocale: { 'en-US': 'en', 'zh-CN': 'zh-Hans', 'es-ES': 'es' },
  });
});
