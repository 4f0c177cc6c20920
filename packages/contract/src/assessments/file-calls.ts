import { call, fileReply } from '../wire.ts';
import { userAssessmentFilter } from './schemas.ts';

export const userAssessmentFileCalls = {
  download: call('POST', '/api/rocketAdmin/userAssessment/userAssessmentsExcel', {
    summary: 'The assessments that a filter names, the latest first, as an Excel file',
    access: { anyOf: ['RocketSystem.UserAssessment'] },
    input: userAssessmentFilter,
    output: fileReply,
    file: 'assessments.xlsx',
    errors: ['SubjectNotFound'],
  }),
};
