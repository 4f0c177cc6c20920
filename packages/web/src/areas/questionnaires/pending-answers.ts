import { keyOfLink } from '../../app/guest.ts';
import type { Standing } from './answer-keeper.ts';

type Pending = Pick<Standing, 'answerContent' | 'finishedPage'>;

const keyOf = (token: string) => keyOfLink('answers', token);

/** Keeps what is not sent yet; nothing once all of it is. */
export async function rememberAnswers(token: string, pending: Pending | undefined): Promise<void> {
  const key = await keyOf(token);
  if (pending) localStorage.setItem(key, JSON.stringify({ answerContent: pending.answerContent, finishedPage: pending.finishedPage }));
  else localStorage.removeItem(key);
}

/** What was left unsent by a former visit on this device. */
export async function recallAnswers(token: string): Promise<Pending | undefined> {
  try {
    return JSON.parse(localStorage.getItem(await keyOf(token)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
