import { z } from 'zod';
import { languages } from '../languages.ts';
import { tenantDoor } from '../tenancy/door/calls.ts';
import { call } from '../wire.ts';
import { applicantFields } from './application-schemas.ts';
import { answersHandedIn } from './forms.ts';

const code = z.string().min(16).max(40);
const language = z.enum(languages).default('en');

/** A training module as whoever scans its code sees it. */
export const shownModule = z.object({
  displayName: z.string(),
  description: z.string(),
  price: z.number(),
  currency: z.string(),
  learningDays: z.int(),
  courses: z.array(z.string()),
  medals: z.array(z.object({ name: z.string(), style: z.string().nullable() })),
});
export type ShownModule = z.infer<typeof shownModule>;

/** The page behind a centre's code for applicants. */
export const applyDoor = z.object({
  center: tenantDoor,
  module: shownModule.nullable(),
  /** The form, for survey-core. */
  jsonString: z.string(),
});
export type ApplyDoor = z.infer<typeof applyDoor>;

const open = ['Trellis:TooMany'] as const;

/** What somebody without an account does who scanned a code. */
export const trainingDoorCalls = {
  viewApplication: call('GET', '/api/m/applyTraining', {
    summary: 'The center whose code was scanned, and the form of an application',
    access: 'public',
    input: z.object({ code, module: code.optional(), language }),
    output: applyDoor,
    errors: ['Trellis:QuestionnaireNotFound', ...open],
  }),
  apply: call('POST', '/api/m/applyTraining', {
    summary: 'Hand in an application. Whether there is one of that address already is told to nobody',
    access: 'public',
    input: applicantFields.extend({
      code,
      module: code.nullable().default(null),
      language,
      questionnaireAndAnswer: answersHandedIn,
    }),
    errors: ['Trellis:QuestionnaireNotFound', ...open, 'Trellis:QuestionnaireIncomplete'],
  }),
  viewModule: call('GET', '/api/m/trainingModule', {
    summary: 'The training module whose code was scanned',
    access: 'public',
    input: z.object({ code, center: code.optional(), language }),
    output: z.object({ module: shownModule, center: tenantDoor.nullable() }),
    errors: open,
  }),
};
