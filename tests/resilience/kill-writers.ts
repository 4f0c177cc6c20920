import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { everyItem, plans, type Send, viewSession } from './complete-session.ts';

/** Where the server is now: it moves when it is started again. */
export interface Whereabouts {
  origin: string;
}

/** Until when somebody writes, and whom they tell of every write that was acknowledged. */
export interface Pace {
  isOver: () => boolean;
  acknowledge: () => void;
}

/** Sends a request once; answers what it was told, and nothing where nobody was there to say it. */
export type Once = (method: string, path: string, input: object, key?: string) => Promise<{ status: number; body: unknown } | undefined>;

export function onceAs(at: Whereabouts, token: string): Once {
  return async (method, path, input, key) => {
    const query = method === 'GET' ? `?${new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))}` : '';
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) };
    try {
      const body = query ? {} : { body: JSON.stringify(input) };
      const response = await fetch(`${at.origin}${path}${query}`, { method, headers, ...body });
      const text = await response.text();
      const isOurs = response.headers.get('content-type')?.includes('json');
      return { status: response.status, body: isOurs ? JSON.parse(text) : undefined };
    } catch (error) {
      // the connection broke, or there was none to be had
      if (error instanceof TypeError) return undefined;
      throw error;
    }
  };
}

/** What may be told while the database is away, or by a proxy while a process is; anything else that is no success is a fault. */
const away: readonly number[] = [502, 503, 504];
const told = (reply: { status: number; body: unknown }) => new Error(`Answered ${reply.status} ${JSON.stringify(reply.body)}`);
const aMoment = () => pause(20);

/** Tries again, by the key of the first try, until somebody says that it is done. */
export function persistently(once: Once): Send {
  return async <T>(method: string, path: string, input: object) => {
    const key = method === 'GET' ? undefined : randomUUID();
    for (;;) {
      const reply = await once(method, path, input, key);
      if (reply && reply.status < 300) return reply.body as T;
      if (reply && !away.includes(reply.status)) throw told(reply);
      await aMoment();
    }
  };
}

/** Answers every item of a session, then changes the answers again and again; `answers` has the last that was acknowledged. */
export async function answerItems(pace: Pace, send: Send, planId: string, answers: Map<string, boolean>): Promise<void> {
  const items = everyItem(await viewSession(send, planId));
  for (let round = 0; ; round += 1) {
    for (const { id: itemId } of items) {
      if (pace.isOver() && round > 0) return;
      const hasDone = round % 2 === 0;
      await send(round === 0 ? 'POST' : 'PUT', `${plans}/punch`, { itemId, hasDone });
      answers.set(itemId, hasDone);
      pace.acknowledge();
    }
  }
}

const subjects = '/api/business/subject/subject';
const child = (lastName: string, firstName: string) => ({
  firstName,
  lastName,
  birthday: '2019-05-14',
  gender: 'Female',
  gradeName: 1,
});

export const addChild = (send: Send, lastName: string, firstName: string) =>
  send<{ id: string }>('POST', subjects, child(lastName, firstName));

/** Adds child after child, each until it is there; `ids` has them by their names. */
export async function addChildren(pace: Pace, send: Send, lastName: string, ids: Map<string, string>): Promise<void> {
  for (let number = 1; !pace.isOver(); number += 1) {
    const { id } = await addChild(send, lastName, `Child ${number}`);
    ids.set(`Child ${number} ${lastName}`, id);
    pace.acknowledge();
  }
}

/** Adds child after child and tries none again; `ids` has the id that was told, or null where nothing was. */
export async function addWithoutLooking(pace: Pace, once: Once, lastName: string, ids: Map<string, string | null>): Promise<void> {
  for (let number = 1; !pace.isOver(); number += 1) {
    const reply = await once('POST', subjects, child(lastName, `Child ${number}`));
    const isDone = reply !== undefined && reply.status < 300;
    ids.set(`Child ${number} ${lastName}`, isDone ? (reply.body as { id: string }).id : null);
    if (isDone) pace.acknowledge();
    else if (reply && !away.includes(reply.status)) throw told(reply);
    else await aMoment();
  }
}

/** Gives a child one class after the other: nothing but its key tells one from the next. Answers how many. */
export async function giveClasses(pace: Pace, send: Send, userId: string): Promise<number> {
  let given = 0;
  for (; !pace.isOver(); given += 1) {
    await send('POST', '/api/rocketAdmin/userCredit/classHours', { userId, classHours: 1 });
    pace.acknowledge();
  }
  return given;
}
