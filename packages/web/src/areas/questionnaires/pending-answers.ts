import type { Standing } from './answer-keeper.ts';

type Pending = Pick<Standing, 'answerContent' | 'finishedPage'>;

/** Where this device keeps answers that did not reach the centre yet. The token itself is not written down. */
async function keyOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return `trellis.answers.${hex.join('').slice(0, 32)}`;
}

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
