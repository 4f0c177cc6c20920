import { call, fileReply } from '../wire.ts';
import { userAssessmentFilter } from './schemas.ts';
import { ofAssessmentTab } from './tab-access.ts';

export const userAssessmentFileCalls = {
  download: call('POST', '/api/rocketAdmin/userAssessment/userAssessmentsExcel', {
    summary: 'The assessments that a filter names, the latest first, as an Excel file',
    access: ofAssessmentTab,
    input: userAssessmentFilter,
    output: fileReply,
    file: 'assessments.xlsx',
    errors: ['SubjectNotFound'],
  }),
};
