import type { subjectArchiveBatchCalls } from '@trellis/contract/subject-archive/batch-calls';
import type { BatchOutcome } from '@trellis/contract/subjects/batch/schemas';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { cancelBookings } from '../scheduling/public.ts';
import { lockSeveral, sortOut } from '../subjects/public.ts';
import { endWhatIsAhead } from './archive-subject.ts';

type Input = InputOf<typeof subjectArchiveBatchCalls.archive>;

/** Archives several children with whatever they have ahead; who has a session that runs stays as it is. */
export async function archiveSeveral(db: Db, caller: Member, { subjectIds }: Input): Promise<BatchOutcome> {
  const children = await lockSeveral(db, subjectIds);
  // counted once they are locked: nobody begins one any more
  const running = await countOpenSessions(db, subjectIds);
  const { ids, outcome } = sortOut(children, caller.language, {
    isSo: ({ tag }) => tag === 'Archived',
    refusal: ({ id }) => {
      const count = running.get(id);
      return count ? { code: 'Trellis:SubjectHasSchedules', data: { count } } : undefined;
    },
  });
  await cancelBookings(db, caller, ids);
  await endWhatIsAhead(db, caller, ids);
  await sql`update app.subjects set tag_before = tag, tag = 'Archived' where id = any (${ids}::uuid[])`.execute(db);
  return outcome;
}

/** Restores several; of who was archived before that was kept nothing better is known than that they train. */
export async function restoreSeveral(db: Db, caller: Member, { subjectIds }: Input): Promise<BatchOutcome> {
  const children = await lockSeveral(db, subjectIds);
  const { ids, outcome } = sortOut(children, caller.language, {
    isSo: ({ tag }) => tag !== 'Archived',
    refusal: ({ isMoved }) => (isMoved ? { code: 'Trellis:ChildMoved' } : undefined),
  });
  await sql`
    update app.subjects set tag = coalesce(tag_before, 'Active'), tag_before = null where id = any (${ids}::uuid[])`.execute(db);
  return outcome;
}

async function countOpenSessions(db: Db, subjectIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select member.subject_id as id, count(*)::int as count from app.sessions as session
    join app.plan_members as member on member.tenant_id = session.tenant_id and member.plan_id = session.plan_id and member.to_at is null
    where member.subject_id = any (${subjectIds}::uuid[]) and session.state = 'open'
    group by member.subject_id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
