import { api } from '../../../app/api.ts';
import { sendsUnsent } from '../../../app/unsent/unsent.ts';

/** What an answer is called where it is kept until it is saved. */
export const answerKind = 'examAnswer';

sendsUnsent(answerKind, api.examPapers.answer.call);
