import { keyOfLink } from '../../../app/guest.ts';
import type { FormValues } from '../feedback/values.ts';

/** What a guardian entered and the center does not have yet. */
export interface KeptFeedback {
  sessionId: string;
  values: FormValues;
  /** It was to be sent, and there was no connection. */
  isWaiting: boolean;
}

const keyOf = (token: string) => keyOfLink('feedback', token);

/** Keeps on this device what was not sent yet; nothing once it was. A full or forbidden storage only costs what a reload would bring back. */
export async function keepFeedback(token: string, kept: KeptFeedback | undefined): Promise<void> {
  const key = await keyOf(token);
  try {
    if (kept) localStorage.setItem(key, JSON.stringify(kept));
    else localStorage.removeItem(key);
  } catch {
    // the form itself still holds it
  }
}

/** What was left unsent by a former visit on this device. */
export async function recallFeedback(token: string): Promise<KeptFeedback | undefined> {
  try {
    return JSON.parse(localStorage.getItem(await keyOf(token)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
