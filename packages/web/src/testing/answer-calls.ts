import { contract } from '@trellis/contract';
import { afterEach, vi } from 'vitest';
import { provideCalls } from '../app/call-tables.ts';

export interface Asked {
  path: string;
  search: URLSearchParams;
  body: unknown;
}

type Answer = (asked: Asked) => Promise<Response> | Response;

let answering: Answer | undefined;
// a client keeps what it fetches with
const fetching = async (request: Request): Promise<Response> => {
  if (!answering) throw new TypeError('Nobody answers');
  const text = await request.text();
  const { pathname: path, searchParams: search } = new URL(request.url);
  return answering({ path, search, body: text ? JSON.parse(text) : undefined });
};

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
});
