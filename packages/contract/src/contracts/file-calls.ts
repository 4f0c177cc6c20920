import { call, fileReply } from '../wire.ts';
import { userContractFilter } from './schemas.ts';

export const contractFileCalls = {
  excelDownload: call('GET', '/api/rocketAdmin/userContract/excelDownload', {
    summary: 'The contracts as filtered, the one signed last first, as an Excel file',
    access: { anyOf: ['RocketSystem.UserContract'] },
    input: userContractFilter,
    output: fileReply,
    file: 'contracts.xlsx',
  }),
};
