import type { FormValues } from '../feedback/values.ts';

/** What a guardian entered and the center does not have yet. */
export interface KeptFeedback {
  sessionId: string;
  values: FormValues;
  /** It was to be sent, and there was no connection. */
  isWaiting: boolean;
}

const loadStore = () => import('../../../app/unsent/kept-form.ts');

/** Keeps on this device what was not sent yet; nothing once it was. */
export const keepFeedback = async (token: string, kept: KeptFeedback | undefined): Promise<boolean> =>
  (await loadStore()).keepForm('feedback', token, kept);

/** What was left unsent by a former visit on this device. */
export const recallFeedback = async (token: string): Promise<KeptFeedback | undefined> =>
  (await loadStore()).recallForm<KeptFeedback>('feedback', token);
