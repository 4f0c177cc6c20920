import { completeSession, plans, type Send, whileAgo } from '../resilience/complete-session.ts';
import type { Person } from './person.ts';

/** What the center answered, also where it refused. */
export type Ask = <T = unknown>(method: string, path: string, input: object) => Promise<{ status: number; body: T }>;

/** Asks the center past the page, with the sign-in of whoever is on it. */
export async function asks({ page }: Person): Promise<Ask> {
  const asked = page.waitForRequest((request) => request.headers()['authorization'] !== undefined);
  await page.reload();
  const authorization = (await asked).headers()['authorization'] ?? '';
  return async <T>(method: string, path: string, input: object) => {
    const said = method === 'GET' ? { params: { ...input } } : { data: input };
    const reply = await page.request.fetch(`${process.env.TRELLIS_ORIGIN}${path}`, { method, headers: { authorization }, ...said });
    const text = await reply.text();
    return { status: reply.status(), body: (text === '' ? undefined : JSON.parse(text)) as T };
  };
}

/** The same for whoever expects no refusal. */
export function sends(ask: Ask): Send {
  return async <T>(method: string, path: string, input: object) => {
    const { status, body } = await ask<T>(method, path, input);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`);
    return body;
  };
}

/** Trains the sessions of a plan that come next, each as if it had begun a while ago, until one of this number is behind. */
export async function trainUntil(send: Send, planId: string, last: number): Promise<void> {
  const { num: latest } = await send<{ num: number }>('GET', `${plans}/${planId}`, {});
  for (let num = latest + 1; num <= last; num += 1) {
    await send('POST', `${plans}/startCourse`, { userOfflinePlanId: planId, num, startedAt: whileAgo().toISOString() });
    await finishQuickly(send, planId, num);
  }
}

/** Answers the rest of a session that runs, as little as its forms ask for, and finishes it. */
export async function finishQuickly(send: Send, planId: string, num: number): Promise<void> {
  await completeSession(send, planId, num);
  await send('POST', `${plans}/numDone`, { userOfflinePlanId: planId, num });
}
