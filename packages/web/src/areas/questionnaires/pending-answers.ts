import type { Standing } from './answer-keeper.ts';

type Pending = Pick<Standing, 'answerContent' | 'finishedPage'>;

const loadStore = () => import('../../app/unsent/kept-form.ts');

/** Keeps what is not sent yet; nothing once all of it is. */
export const rememberAnswers = async (token: string, pending: Pending | undefined): Promise<boolean> =>
  (await loadStore()).keepForm('answers', token, pending && { answerContent: pending.answerContent, finishedPage: pending.finishedPage });

/** What was left unsent by a former visit on this device. */
export const recallAnswers = async (token: string): Promise<Pending | undefined> =>
  (await loadStore()).recallForm<Pending>('answers', token);
