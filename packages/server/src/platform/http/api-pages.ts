import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { keptDocument } from './kept-document.ts';
import { layOut } from './lay-out.ts';
import type { ApiDocument, Operation } from './openapi-document.ts';
import { parametersOf } from './openapi-parameters.ts';

/**
 * The contract as OpenAPI at /api/openapi.json, and readable at /api/docs, where the web app's build has a script that tries a call. Neither holds
 * data of anybody. Both come from the document in the
 * repository, which is checked to be what the contract says: to make it anew takes a second and 40 MB at every start.
 */
export async function mountApiPages(app: FastifyInstance): Promise<void> {
  let page: Promise<string> | undefined;
  app.get('/openapi.json', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/json; charset=utf-8')
      .send(await readFile(keptDocument)),
  );
  app.get('/docs', async (_request, reply) => {
    page ??= readFile(keptDocument, 'utf8').then((text) => render(JSON.parse(text)));
    return reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(await page);
  });
}

function render(document: ApiDocument): string {
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = document.tags.map(({ name, description }) => {
    const own = calls.filter(({ operation }) => operation.tags[0] === name);
    return `<h2 id="${name}">${name}</h2><p>${escape(description)}</p>${own.map((call) => renderCall(document, call)).join('')}`;
  });
  const contents = document.tags.map(({ name }) => `<a href="#${name}">${name}</a>`).join(' · ');
  const types = Object.entries(document.components.schemas).map(
    ([name, schema]) => `<h3 id="type-${name}">${name}</h3><pre>${renderJson(schema)}</pre>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${document.info.title} API</title>
<style>body{font:15px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}summary{cursor:pointer;padding:.4rem 0}label{display:block;margin:.4rem 0}label>span{display:block}input:not([type=file]),select,textarea{font:inherit;width:100%;max-width:36rem;box-sizing:border-box;padding:.4rem}textarea{font-family:ui-monospace,monospace;font-size:13px}button{font:inherit;padding:.5rem 1rem}form{margin:0 0 1.5rem 1rem}pre{background:#f4f6f8;padding:1rem;white-space:pre-wrap;overflow-wrap:anywhere;font-size:13px}b{font-family:ui-monospace,monospace}</style>
<script src="/api-docs.js" defer></script>
<main><h1>${document.info.title} API</h1><p>${escape(document.info.description)} <a href="#type-ErrorEnvelope">ErrorEnvelope</a></p><p>${contents} · <a href="#types">types</a></p>${sections.join('')}<h2 id="types">Types</h2>${types.join('')}</main></html>`;
}

function renderCall(document: ApiDocument, { path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const { requestBody, 'x-access': access, 'x-errors': errors } = operation;
  const parameters = operation.parameters && parametersOf(document, operation.parameters);
  // what a failure answers stands above: it is the same everywhere
  const { default: _, ...responses } = operation.responses;
  const detail = renderJson({ access, errors, parameters, requestBody, responses });
  return `<details data-method="${method}" data-path="${escape(path)}"><summary><b>${method.toUpperCase()} ${escape(path)}</b> ${escape(operation.summary ?? '')}</summary><pre>${detail}</pre></details>`;
}

/** What refers to a type leads to it: a page without a script opens nothing else. */
const renderJson = (value: unknown) =>
  escape(layOut(value)).replace(/#\/components\/schemas\/(\w+)/g, (_, name: string) => `<a href="#type-${name}">${name}</a>`);

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
