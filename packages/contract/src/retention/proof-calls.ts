import { call, fileReply, paged, pageQuery } from '../wire.ts';
import { erasure } from './schemas.ts';

const access = { anyOf: ['Menu.Manage.Retention'] } as const;
const base = '/api/business/retention/erasure';

export const proofCalls = {
  list: call('GET', base, {
    summary: 'What was erased, the newest first: when, by which rule or by whom, and how much; without a word about whom',
    access,
    input: pageQuery.omit({ sorting: true }),
    output: paged(erasure),
  }),
};

export const proofFileCalls = {
  excelDownload: call('GET', `${base}/excelDownload`, {
    summary: 'The same as an Excel file, the oldest first, with the hashes that the database keeps',
    access,
    output: fileReply,
    file: 'erasures.xlsx',
  }),
};
