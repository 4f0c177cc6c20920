import { keyOfLink } from '../../../app/guest.ts';
import { keptByDevice } from '../../../app/storage.ts';
import type { FormValues } from '../feedback/values.ts';

/** What a guardian entered and the center does not have yet. */
export interface KeptFeedback {
  sessionId: string;
  values: FormValues;
  /** It was to be sent, and there was no connection. */
  isWaiting: boolean;
}

const keyOf = (token: string) => keyOfLink('feedback', token);

/** Keeps on this device what was not sent yet; nothing once it was. */
export const keepFeedback = async (token: string, kept: KeptFeedback | undefined): Promise<boolean> =>
  keptByDevice.writeJson(await keyOf(token), kept);

/** What was left unsent by a former visit on this device. */
export const recallFeedback = async (token: string): Promise<KeptFeedback | undefined> => keptByDevice.readJson(await keyOf(token));
