import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { vrScoreCalls } from '@trellis/contract/vr-classroom/score-calls';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { useQuota } from '../../tenant-contracts/public.ts';
import { quotaKeyOf } from '../issue-code.ts';
import { loadReport } from '../report/load-report.ts';
import { parts } from '../report/view-report.ts';
import { lockTest } from '../test-store.ts';

type Calls = typeof vrScoreCalls;

/** The report of a test, for one of the tests that the center bought. Its code used that one as a rule; whoever asks again uses no other. */
export async function deductReport(
  db: Db,
  caller: Member,
  { caseId }: InputOf<Calls['deductAndGetReport']>,
): Promise<OutputOf<Calls['deductAndGetReport']>> {
  await lockTest(db, caseId, 'caseId');
  const info = parts.info(await loadReport(db, { caseId, 'api-version': '2' }));
  const key = quotaKeyOf(caseId);
  const posted = await db.selectFrom('app.postings').select('id').where('key', '=', `use:${key}`).executeTakeFirst();
  if (!posted) await useQuota(db, caller, { kind: 'vrat', itemId: null, key });
  return { isDeducted: !posted, info };
}
