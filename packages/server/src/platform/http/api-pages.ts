import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';

interface Operation {
  summary?: string;
  tags?: string[];
  'x-access'?: unknown;
  'x-errors'?: string[];
  parameters?: unknown;
  requestBody?: unknown;
  responses?: unknown;
}

/** The contract as OpenAPI at /api/openapi.json, and readable at /api/docs. Neither holds data of anybody. */
export async function mountApiPages(app: FastifyInstance): Promise<void> {
  const document = await openApiDocument();
  const page = render(document as never);
  app.get('/openapi.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(document));
  app.get('/docs', async (_request, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8')
      .send(page),
  );
}

function render(document: { info: { title: string; description: string }; paths: Record<string, Record<string, Operation>> }): string {
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );
  const areas = [...new Set(calls.map(({ operation }) => operation.tags?.[0] ?? ''))];
  const sections = areas.map((area) => {
    const own = calls.filter(({ operation }) => operation.tags?.[0] === area);
    return `<h2 id="${area}">${area}</h2>${own.map(renderCall).join('')}`;
  });
  const contents = areas.map((area) => `<a href="#${area}">${area}</a>`).join(' · ');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${document.info.title} API</title>
<style>body{font:15px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}summary{cursor:pointer;padding:.4rem 0}pre{background:#f4f6f8;padding:1rem;overflow:auto;font-size:13px}b{font-family:ui-monospace,monospace}</style>
<main><h1>${document.info.title} API</h1><p>${escape(document.info.description)}</p><p>${contents}</p>${sections.join('')}</main></html>`;
}

function renderCall({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const { parameters, requestBody, responses } = operation;
  const detail = escape(
    JSON.stringify({ access: operation['x-access'], errors: operation['x-errors'], parameters, requestBody, responses }, null, 2),
  );
  return `<details><summary><b>${method.toUpperCase()} ${escape(path)}</b> ${escape(operation.summary ?? '')}</summary><pre>${detail}</pre></details>`;
}

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
