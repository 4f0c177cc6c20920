import { call, fileReply } from '../wire.ts';
import { trialFilter } from './schemas.ts';

export const trialFileCalls = {
  excel: call('GET', '/api/rocketAdmin/trialPlan/excelDownload', {
    summary: 'The trials of all centers as filtered, as an Excel file',
    access: { anyOf: ['RocketSystem.TrialSession'] },
    input: trialFilter,
    output: fileReply,
    file: 'trial-sessions.xlsx',
  }),
};
