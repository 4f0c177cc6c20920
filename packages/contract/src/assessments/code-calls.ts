import { z } from 'zod';
import { call, id } from '../wire.ts';
import { assessmentCode, ofOne } from './schemas.ts';

const base = '/api/rocketAdmin/QrCode';
const access = { anyOf: ['RocketSystem.UserAssessment.Write'] } as const;

/** Links for guardians, to be shown as QR codes. */
export const assessmentCodeCalls = {
  ofUserAssessment: call('GET', `${base}/UserAssessment`, {
    summary: 'A link by which a guardian answers an assessment that was ordered; good for 30 days',
    returnsSecret: true,
    access,
    // where a client names them too, a code is made of what all three are of
    input: ofOne.extend({ assessmentId: id('assessment').optional(), subjectId: id('subject').optional() }),
    output: assessmentCode,
    errors: ['Trellis:UserAssessmentNotFound', 'Trellis:AssessmentClosed', 'SubjectNotFound'],
  }),
  ofAssessment: call('GET', `${base}/Assessment`, {
    summary: 'The same for an assessment of the library: the one that the child has open, or a new one',
    returnsSecret: true,
    access,
    input: z.object({
      assessmentId: id('assessment'),
      subjectId: id('subject'),
      userAssessmentId: id('userAssessment').optional(),
    }),
    output: assessmentCode,
    errors: [
      'Trellis:UserAssessmentNotFound',
      'Trellis:QuestionnaireNotFound',
      'Trellis:AssessmentClosed',
      'Trellis:AssessmentNotOffered',
      'RocketSystem:NoAssessmentLeft',
      'SubjectNotFound',
    ],
  }),
  ofReport: call('GET', `${base}/assessmentReport`, {
    summary: 'A link by which a guardian reads a report; good for 30 days',
    closesBooks: true,
    returnsSecret: true,
    access,
    input: ofOne,
    output: assessmentCode,
    errors: ['Trellis:UserAssessmentNotFound', 'Trellis:ReportNotReady', 'Trellis:ReportNotObtained', 'SubjectNotFound'],
  }),
};
