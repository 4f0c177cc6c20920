import { keyOfLink } from '../../app/guest.ts';
import { keptByDevice } from '../../app/storage.ts';
import type { Standing } from './answer-keeper.ts';

type Pending = Pick<Standing, 'answerContent' | 'finishedPage'>;

const keyOf = (token: string) => keyOfLink('answers', token);

/** Keeps what is not sent yet; nothing once all of it is. */
export const rememberAnswers = async (token: string, pending: Pending | undefined): Promise<boolean> =>
  keptByDevice.writeJson(await keyOf(token), pending && { answerContent: pending.answerContent, finishedPage: pending.finishedPage });

/** What was left unsent by a former visit on this device. */
export const recallAnswers = async (token: string): Promise<Pending | undefined> => keptByDevice.readJson(await keyOf(token));
