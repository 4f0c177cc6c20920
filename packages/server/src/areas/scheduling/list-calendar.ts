import type { schedulingCalls } from '@trellis/contract/scheduling/calls';
import type { ScheduleEntry } from '@trellis/contract/scheduling/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { sessionDurationsByCoach } from '../admins/public.ts';
import { listCoaches, ownDurationsOf } from '../subjects/public.ts';
import { countEntries, findEntries } from './entries.ts';
import { listClassrooms, sessionDurations } from './store.ts';

const longestSpan = 62 * 24 * 3_600_000;
// a span of 62 calendar days is an hour longer where clocks go back in it
const clockChange = 3_600_000;

/** Sessions that start within a span, by start. */
export async function listCalendar(
  db: Db,
  caller: Member,
  input: InputOf<typeof schedulingCalls.calendarList>,
): Promise<OutputOf<typeof schedulingCalls.calendarList>> {
  const span = Date.parse(input.end) - Date.parse(input.start);
  if (span <= 0 || span > longestSpan + clockChange) return refuse('Trellis:InvalidInput', { members: ['end'] });
  const conditions = [
    sql`occurrence.tenant_id = ${caller.tenantId}`,
    sql`occurrence.starts_at >= ${input.start}::timestamptz and occurrence.starts_at < ${input.end}::timestamptz`,
  ];
  if (input.trainerId) conditions.push(sql`coach.resource_id = ${input.trainerId}`);
  if (input.userOfflinePlanId) conditions.push(sql`occurrence.plan_id = ${input.userOfflinePlanId}`);
  const matching = sql.join(conditions, sql` and `);
  const items = await findEntries(db, matching, input.maxResultCount);
  return { items, totalCount: items.length < input.maxResultCount ? items.length : await countEntries(db, matching) };
}

/** One scheduled session; a cancelled one no longer exists. */
export async function findSchedule(db: Db, _caller: Member, { id }: { id: string }): Promise<ScheduleEntry> {
  const [entry] = await findEntries(db, sql`occurrence.id = ${id}`, 1);
  return entry ?? refuse('Trellis:NotFound');
}

/** What the schedule form offers. */
export async function listOptions(
  db: Db,
  caller: Member,
  { subjectId }: InputOf<typeof schedulingCalls.options>,
): Promise<OutputOf<typeof schedulingCalls.options>> {
  const [own, ofCentre, coaches, classrooms] = await Promise.all([
    subjectId ? ownDurationsOf(db, subjectId) : null,
    sessionDurations(db),
    listCoaches(db),
    listClassrooms(db),
  ]);
  const durations = own ?? ofCentre;
  const offered = await sessionDurationsByCoach(
    db,
    coaches.map(({ id }) => id),
  );
  return {
    zone: caller.zone,
    durations,
    coaches: coaches.map(({ id, name }) => ({ id, name, durations: own ?? offered.get(id) ?? durations })),
    classrooms,
  };
}
