import { expect, it } from 'vitest';
import type { z } from 'zod';
import { groups } from './area.ts';

/** Lists that are asked for by POST; what they do not know narrows nothing. */
const isList = (path: string) => /Paged|Statistics|Excel|AllDevice|GetTestRecordList/.test(path);

const writes = Object.values(groups).flatMap(({ calls }) =>
  Object.values(calls).flatMap((call) => {
    const { route, inputSchema } = call['~orpc'];
    const isWrite = route.method !== 'GET' && route.method !== 'DELETE' && !isList(route.path ?? '');
    return isWrite ? [{ path: `${route.method} ${route.path}`, schema: inputSchema as z.ZodType }] : [];
  }),
);

/** Takes nothing, or takes back what was read, as it was read. */
const exceptions = ['POST /api/vrclassroom/Admin/Scoring/Recompute', 'PUT /api/vrclassroom/testLocation/{id}'];

it.each(writes.filter(({ path }) => !exceptions.includes(path)))('$path refuses what it does not know, by name', ({ schema }) => {
  const issues = schema.safeParse({ trials: [1, 2, 3] }).error?.issues ?? [];
  expect(issues).toContainEqual(expect.objectContaining({ code: 'unrecognized_keys', keys: ['trials'] }));
});
