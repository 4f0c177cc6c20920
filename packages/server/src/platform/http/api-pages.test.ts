import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mountApiPages } from './api-pages.ts';
import { openApiDocument } from './openapi.ts';

let app: FastifyInstance;
let page: string;
beforeAll(async () => {
  app = Fastify();
  await mountApiPages(app);
  page = (await app.inject('/docs')).body;
});
afterAll(() => app.close());

it('serves the document that is kept', async () => {
  const reply = await app.inject('/openapi.json');
  expect(reply.headers['content-type']).toContain('application/json');
  expect(reply.json()).toEqual(await openApiDocument());
});

it('shows every call and every type', async () => {
  const { paths, components } = await openApiDocument();
  for (const path of Object.keys(paths)) expect(page).toContain(path);
  for (const type of Object.keys(components.schemas)) expect(page).toContain(`<h3 id="type-${type}">`);
});

it('leads from each type that is named to what it is', () => {
  const anchors = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const links = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links).toContain('type-SubjectInfo');
  expect(links.filter((link) => !anchors.has(link))).toEqual([]);
  expect(page).not.toContain('#/components');
});

it('runs the script of the product, which asks nobody else, and nothing that stands in the page', async () => {
  expect([...page.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)).toEqual(['<script src="/api-docs.js" defer>']);
  const policy = (await app.inject('/docs')).headers['content-security-policy'];
  expect(policy).toBe("default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'");
});
