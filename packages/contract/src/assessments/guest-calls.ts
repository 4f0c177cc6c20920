import { z } from 'zod';
import { guestQuestionnaire } from '../questionnaires/guest-calls.ts';
import { answersToSave } from '../questionnaires/schemas.ts';
import { call, concurrencyStamp, instant } from '../wire.ts';
import { assessmentReport, assessmentStatus } from './schemas.ts';

const access = { link: 'assessment' } as const;

/** What the page of an assessment's link shows: the consent first, then the questions. */
export const guestAssessment = guestQuestionnaire.extend({
  status: assessmentStatus,
  /** Paragraphs to agree to, in the reader's language. */
  consent: z.array(z.string()),
  consentTime: instant.nullable(),
});
export type GuestAssessment = z.infer<typeof guestAssessment>;

export const guestAssessmentCalls = {
  get: call('GET', '/api/m/assessment', {
    summary: 'The assessment that a link opens, with what was answered so far',
    access,
    output: guestAssessment,
    errors: ['Trellis:UserAssessmentNotFound'],
  }),
  confirm: call('POST', '/api/m/assessment/confirm', {
    summary: 'Agree to the assessment; once more changes nothing',
    access,
    output: z.object({ consentTime: instant }),
    errors: ['Trellis:AssessmentClosed', 'Trellis:UserAssessmentNotFound'],
  }),
  save: call('PUT', '/api/m/assessment', {
    summary: 'Save answers before all are given',
    access,
    input: answersToSave,
    output: z.object({ concurrencyStamp }),
    errors: [
      'Trellis:StaleStamp',
      'Trellis:ConsentMissing',
      'Trellis:AssessmentClosed',
      'Trellis:QuestionnaireComplete',
      'Trellis:UserAssessmentNotFound',
    ],
  }),
  complete: call('POST', '/api/m/assessment/complete', {
    summary: 'Submit the answers; once more changes nothing',
    access,
    input: answersToSave,
    output: z.object({ finishTime: instant }),
    errors: [
      'Trellis:QuestionnaireComplete',
      'Trellis:StaleStamp',
      'Trellis:ConsentMissing',
      'Trellis:AssessmentClosed',
      'Trellis:QuestionnaireIncomplete',
      'Trellis:UserAssessmentNotFound',
    ],
  }),
};

export const guestReportCalls = {
  get: call('GET', '/api/m/report', {
    summary: 'The report that a link opens',
    access: { link: 'report' },
    output: assessmentReport,
    errors: ['Trellis:UserAssessmentNotFound', 'Trellis:ReportNotReady'],
  }),
};
