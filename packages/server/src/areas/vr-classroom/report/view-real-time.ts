import type { OutputOf } from '@trellis/contract/types';
import type { vrReportCalls } from '@trellis/contract/vr-classroom/report-calls';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { type ReportInput, testOf } from './load-report.ts';

type RealTime = OutputOf<typeof vrReportCalls.realTime>;

/** An answered trial, or how much the head moved in a minute. */
export interface Told {
  kind: string;
  type: number | null;
  minute: number;
  value: number | null;
}

/** How a test goes: what the headset told of it so far. */
export async function viewRealTime(db: Db, _caller: Actor, input: ReportInput): Promise<RealTime> {
  const [test, told] = await Promise.all([
    testOf(db, input),
    db
      .selectFrom('app.test_progress')
      .select(['kind', 'type', 'minute', 'value'])
      .where('request_id', '=', input.caseId)
      .orderBy('kind')
      .orderBy('n')
      .execute(),
  ]);
  return { status: test.status, ...toldOf(told) };
}

/** What was told, as the chart has it. */
export const toldOf = (told: readonly Told[]): Pick<RealTime, 'records' | 'motions'> => ({
  records: told.flatMap(({ kind, type, minute, value }) =>
    kind === 'trial' ? [{ type: type as RealTime['records'][number]['type'], minute, reactionTime: value }] : [],
  ),
  motions: told.flatMap(({ kind, minute, value }) => (kind === 'motion' ? [{ minute: minute - 0.5, motionIndex: value }] : [])),
});
