import type { ScheduleEntry } from '@trellis/contract/scheduling/schemas';
import type { subjectArchiveBatchCalls } from '@trellis/contract/subject-archive/batch-calls';
import type { ArchivePreview, subjectArchiveCalls } from '@trellis/contract/subject-archive/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { remainingOfSubject } from '../credits/public.ts';
import { classesOfSubject } from '../groups/public.ts';
import { bookingsOf } from '../scheduling/public.ts';
import { subjectOf } from '../subjects/public.ts';

type Counted = Omit<ArchivePreview, 'bookings'> & { subjectId: string; name: string };

/** What ends with a child's archiving, and what stays. */
export async function previewArchive(
  db: Db,
  _caller: Member,
  { subjectId }: InputOf<typeof subjectArchiveCalls.preview>,
): Promise<ArchivePreview> {
  const [, bookings, { rows }] = await Promise.all([
    subjectOf(db, subjectId),
    bookingsOf(db, [subjectId]),
    counted([subjectId]).execute(db),
  ]);
  const [counts] = rows;
  if (!counts) throw new Error('The child is not there any more');
  const { subjectId: _id, name: _name, ...ends } = counts;
  return { ...ends, bookings: bookings.map(presentBooking) };
}

/** The same of several, by name. */
export async function previewSeveral(
  db: Db,
  _caller: Member,
  { subjectIds }: InputOf<typeof subjectArchiveBatchCalls.preview>,
): Promise<OutputOf<typeof subjectArchiveBatchCalls.preview>> {
  const wanted = [...new Set(subjectIds)];
  const [bookings, { rows }] = await Promise.all([bookingsOf(db, wanted), counted(wanted).execute(db)]);
  if (rows.length < wanted.length) refuse('SubjectNotFound');
  const ofChild = Map.groupBy(bookings, ({ subjectId }) => subjectId);
  return { items: rows.map((child) => ({ ...child, bookings: (ofChild.get(child.subjectId) ?? []).map(presentBooking) })) };
}

const presentBooking = ({ id, time, trainerName, covered }: ScheduleEntry) => ({ id, time, trainerName, covered });

const counted = (subjectIds: readonly string[]) => sql<Counted>`
  select subject.id as "subjectId", subject.name,
    (
      select coalesce(json_agg(json_build_object('planId', session.plan_id, 'num', session.num) order by session.opened_at), '[]')
      from app.sessions as session
      join app.plan_members as member on member.tenant_id = session.tenant_id and member.plan_id = session.plan_id and member.to_at is null
      where member.subject_id = subject.id and session.state = 'open'
    ) as "openSessions",
    ${classesOfSubject} as classes,
    (select count(*)::int from app.test_requests as test where test.subject_id = subject.id and test.status in ('Created', 'CodeIssued')) as tests,
    (select count(*)::int from app.user_assessments as own where own.subject_id = subject.id and own.status in ('None', 'Started')) as assessments,
    exists (select 1 from app.check_ins as entry where entry.subject_id = subject.id and entry.out_at is null) as "isCheckIn",
    exists (select 1 from app.focus_starts as run where run.subject_id = subject.id and run.stop_time is null) as "hasFocus",
    ${remainingOfSubject} as left,
    (select count(*)::int from app.user_contracts as signed where signed.subject_id = subject.id and signed.stopped_at is null) as "contractsInForce"
  from app.subjects as subject where subject.id = any (${subjectIds}::uuid[])
  order by subject.name, subject.id`;
