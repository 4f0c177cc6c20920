import { locales } from '@trellis/contract/languages';
import type { ApiDocument, Operation, Parameter } from './openapi-document.ts';
import { operationId } from './openapi-names.ts';

type Paths = ApiDocument['paths'];

const area = 'files';

const stored: Record<string, { name: string; summary: string; parameters?: Parameter[] }> = {
  '/reportConfig.json': { name: 'reportConfig', summary: 'The versions in which reports are asked for, and their languages' },
  '/storage/countryConfig.json': {
    name: 'countryConfig',
    summary: 'Countries with their calling codes and their names in each language',
  },
  '/storage/translations/{locale}.json': {
    name: 'translations',
    summary: 'The texts of the interface in a language',
    parameters: [{ name: 'locale', in: 'path', required: true, schema: { type: 'string', enum: [...locales] } }],
  },
};

/** What everybody reads as a file, beside the API. */
export function staticFiles(): Paths {
  const entries = Object.entries(stored).map(([path, { name, ...described }]): [string, Record<string, Operation>] => {
    const responses = { 200: { description: 'The file', content: { 'application/json': { schema: { type: 'object' } } } } };
    const operation = { operationId: operationId(area, name), ...described, tags: [area], responses, security: [] };
    return [path, { get: { ...operation, 'x-access': 'public' } }];
  });
  return Object.fromEntries(entries);
}

/** An upload that clients know by its own path: the PDF of a family's contract. */
export function namedUploads({ paths }: ApiDocument): Paths {
  const entries = ['rocketAdmin', 'business'].map((prefix): [string, Record<string, Operation>] => {
    const post = paths[`/api/${prefix}/File/{kind}`]?.post;
    if (!post) throw new Error(`Nothing is uploaded under ${prefix}`);
    const { parameters: _, ...described } = post;
    const named = { operationId: `${post.operationId}UserContract`, summary: "Upload the PDF of a family's contract" };
    return [`/api/${prefix}/File/UserContract`, { post: { ...described, ...named } }];
  });
  return Object.fromEntries(entries);
}
