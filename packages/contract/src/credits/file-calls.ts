import { call, fileReply } from '../wire.ts';
import { period } from './overview-schemas.ts';
import { recordFilter } from './schemas.ts';

export const creditFileCalls = {
  statement: call('GET', '/api/rocketAdmin/userCredit/excelDownload', {
    summary: "A child's statement as filtered, newest first, as an Excel file",
    access: { anyOf: ['PFE.UserManagement.SubjectDetail.CreditTab'] },
    input: recordFilter,
    output: fileReply,
    file: 'statement.xlsx',
    errors: ['SubjectNotFound'],
  }),
  overview: call('GET', '/api/rocketAdmin/userCredit/overview/excelDownload', {
    summary: "Every posting of the center's families in a period, newest first, as an Excel file",
    access: { anyOf: ['RocketSystem.CreditOverview'] },
    input: period,
    output: fileReply,
    file: 'credits.xlsx',
  }),
};
