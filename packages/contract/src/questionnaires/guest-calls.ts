import { z } from 'zod';
import { shownBanner } from '../banners/banner.ts';
import { call, concurrencyStamp, instant } from '../wire.ts';
import { answersToSave } from './schemas.ts';

const access = { link: 'questionnaire' } as const;

/** What the page of a questionnaire's link shows: the definition, what was answered so far, and of the child the first name. */
export const guestQuestionnaire = z.object({
  centerName: z.string(),
  logo: z.string().nullable(),
  childName: z.string(),
  name: z.string(),
  expiresAt: instant,
  banners: z.array(shownBanner),
  isComplete: z.boolean(),
  finishedPage: z.int(),
  questionnaireAndAnswer: z.object({
    jsonString: z.string(),
    /** Nothing once it is complete: a code that lies around tells no answers. */
    answerContent: z.record(z.string(), z.unknown()),
  }),
  concurrencyStamp,
});
export type GuestQuestionnaire = z.infer<typeof guestQuestionnaire>;

export const guestQuestionnaireCalls = {
  get: call('GET', '/api/m/questionnaire', {
    summary: 'The questionnaire that a link opens, with what was answered so far',
    access,
    output: guestQuestionnaire,
    errors: ['Trellis:QuestionnaireNotFound'],
  }),
  save: call('PUT', '/api/m/questionnaire', {
    summary: 'Save answers before all are given',
    access,
    input: answersToSave,
    output: z.object({ concurrencyStamp }),
    errors: ['Trellis:StaleStamp', 'Trellis:QuestionnaireComplete', 'Trellis:QuestionnaireNotFound'],
  }),
  complete: call('POST', '/api/m/questionnaire/complete', {
    summary: 'Submit the answers; once more changes nothing',
    access,
    input: answersToSave,
    output: z.object({ finishTime: instant }),
    errors: ['Trellis:QuestionnaireComplete', 'Trellis:StaleStamp', 'Trellis:QuestionnaireIncomplete', 'Trellis:QuestionnaireNotFound'],
  }),
};
