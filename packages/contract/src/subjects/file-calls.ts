import { call, fileReply } from '../wire.ts';
import { subjectFileQuery } from './schemas.ts';

export const subjectFileCalls = {
  excelDownload: call('GET', '/api/business/subject/excelDownload', {
    summary: "The centre's children as filtered and in the order asked for, as an Excel file",
    access: { anyOf: ['PFE.UserManagement.Subject'] },
    input: subjectFileQuery,
    output: fileReply,
    file: 'children.xlsx',
  }),
};
