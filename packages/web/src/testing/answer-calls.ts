import type { AnyContractProcedure } from '@orpc/contract';
import { contract } from '@trellis/contract';
import { unknownKeys } from '@trellis/contract/unknown-keys';
import { afterEach, vi } from 'vitest';
import type { z } from 'zod';
import { provideCalls } from '../app/call-tables.ts';

export interface Asked {
  path: string;
  body: unknown;
}

type Answer = (asked: Asked, search: URLSearchParams) => Promise<Response> | Response;

let answering: Answer | undefined;
// a client keeps what it fetches with
const fetching = async (request: Request): Promise<Response> => {
  if (!answering) throw new TypeError('Nobody answers');
  const text = await request.text();
  const { pathname: path, searchParams: search } = new URL(request.url);
  const asked = { path, body: text ? JSON.parse(text) : undefined };
  refuseUnknown(request.method, asked);
  return answering(asked, search);
};

const calls: AnyContractProcedure[] = Object.values(contract).flatMap((group) => Object.values(group));
const isAt = (path: string, template = '') => new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
let unknown: string[] = [];

/** A page says nothing that its call does not know: the product would refuse it. */
function refuseUnknown(method: string, { path, body }: Asked): void {
  const here = calls.filter(({ '~orpc': { route } }) => route.method === method && isAt(path, route.path));
  const call = here.find(({ '~orpc': { route } }) => route.path === path) ?? here[0];
  if (!call) return;
  const keys = unknownKeys(call['~orpc'].inputSchema as z.ZodType, body);
  unknown.push(...keys.map((key) => `${method} ${path} does not know ${key.join('.')}`));
}

/** Answers the calls of groups in place of the network, as to a guest: they need no sign-in. */
export function answerCalls(groups: readonly (keyof typeof contract)[], answer: Answer): void {
  for (const group of groups) provideCalls(group, contract[group]);
  answering = answer;
  window.history.replaceState({}, '', '/m/test#token');
  vi.stubGlobal('fetch', fetching);
}

/** What a call answers. */
export const reply = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** What a call answers that is refused. */
export const refuse = (code: string, message: string): Response =>
  reply({ error: { code, message, details: null, data: {}, validationErrors: [] } }, 409);

afterEach(() => {
  answering = undefined;
  vi.unstubAllGlobals();
  const said = unknown;
  unknown = [];
  if (said.length > 0) throw new Error(said.join('\n'));
});
