import { dateIn } from '@trellis/contract/scheduling/rules';
import type { InputOf } from '@trellis/contract/types';
import type { vrClassroomCalls } from '@trellis/contract/vr-classroom/calls';
import { isOfTestAge, testAges } from '@trellis/contract/vr-classroom/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { lockSubject, subjectOf } from '../subjects/public.ts';
import { requireOpenLocation } from './locations.ts';
import { testsLeft } from './test-amount.ts';

type Input = InputOf<typeof vrClassroomCalls.createTestRequest>;

/**
 * Orders a test for a child. Nothing is used yet, but a centre without any left is told at once. An order that never got its code is taken up
 * again, so that whoever failed at the second step may simply begin anew.
 */
export async function orderTest(db: Db, caller: Member, { subjectId, locationId, testType, acceptsAge }: Input): Promise<{ id: string }> {
  const subject = (await lockSubject(db, subjectId)) ?? refuse('SubjectNotFound');
  if (subject.loggedOutAt) refuse('SubjectNotFound');
  const { birthday } = await subjectOf(db, subjectId);
  const isAgeKnown = acceptsAge || isOfTestAge(birthday, dateIn(caller.zone, caller.now.toISOString()));
  if (!isAgeKnown) refuse('RocketSystem:TestAgeOutside', { data: { ...testAges } });
  await requireOpenLocation(db, locationId);
  if ((await testsLeft(db, caller)).left === 0) refuse('RocketSystem:QuotaUsedUp');
  const { rows } = await sql<{ id: string }>`
    insert into app.test_requests as test (tenant_id, subject_id, location_id, test_type, ordered_by, created_at)
    values (${caller.tenantId}, ${subjectId}, ${locationId}, ${testType}, ${caller.personId}, ${caller.now})
    on conflict (tenant_id, subject_id) where status in ('Created', 'CodeIssued', 'Testing')
    do update set location_id = excluded.location_id, test_type = excluded.test_type, ordered_by = excluded.ordered_by, created_at = excluded.created_at
    where test.status = 'Created'
    returning id`.execute(db);
  return rows[0] ?? refuse('RocketSystem:TestAlreadyOpen');
}
