import { call, fileReply } from '../wire.ts';
import { subjectFilter } from './schemas.ts';

export const subjectFileCalls = {
  excelDownload: call('GET', '/api/business/subject/excelDownload', {
    summary: "The centre's children as filtered, the newest first, as an Excel file",
    access: { anyOf: ['PFE.UserManagement.Subject'] },
    input: subjectFilter,
    output: fileReply,
    file: 'children.xlsx',
  }),
};
