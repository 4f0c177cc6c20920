import { dateIn } from '@trellis/contract/scheduling/rules';
import { faultOfNight, type Night } from '@trellis/contract/wellbeing/rules';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { subjectOf } from '../subjects/public.ts';
import { takeEntry } from './entry-store.ts';
import { type KindOfWellbeing, valuesOf } from './kinds.ts';

interface Day {
  day: string;
  note: string | null;
}

/** What no schema says of the times of a night. */
export function requireNight({ kind }: KindOfWellbeing, given: object): void {
  const fault = kind === 'sleep' ? faultOfNight(given as Night) : undefined;
  if (fault) refuse('RocketSystem:NightOutOfOrder', { members: [fault] });
}

function requireDay(of: KindOfWellbeing, { zone, now }: Member, given: Day): void {
  if (given.day > dateIn(zone, now.toISOString())) refuse('RocketSystem:DateInFuture', { members: ['day'] });
  requireNight(of, given);
}

/** Who enters something last is told beside it. */
const columnsOf = ({ fields }: KindOfWellbeing, { personId }: Member, given: Day) => ({
  ...valuesOf(fields, given),
  day: given.day,
  note: given.note || null,
  person_id: personId,
  guardian_id: null,
  is_by_guardian: false,
});

/** Records a day of a child, of which nothing of its kind stands there yet. */
export const createEntry =
  (of: KindOfWellbeing) =>
  async (db: Db, caller: Member, input: Day & { subjectId: string }): Promise<{ id: string }> => {
    requireDay(of, caller, input);
    await subjectOf(db, input.subjectId);
    return db
      .insertInto('app.wellbeing_entries')
      .values({
        ...columnsOf(of, caller, input),
        tenant_id: caller.tenantId,
        subject_id: input.subjectId,
        kind: of.kind,
        created_at: caller.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  };

/** Changes what is recorded of a day; a stale editor is told what it says now. */
export const editEntry =
  (of: KindOfWellbeing) =>
  async (db: Db, caller: Member, input: Day & { id: string; concurrencyStamp: string }): Promise<void> => {
    requireDay(of, caller, input);
    await takeEntry(db, of, input);
    await db
      .updateTable('app.wellbeing_entries')
      .set(columnsOf(of, caller, input))
      .where('id', '=', input.id)
      .execute();
  };

/** Deletes what was recorded of a day by mistake. */
export const removeEntry =
  (of: KindOfWellbeing) =>
  async (db: Db, _caller: Member, input: { id: string; concurrencyStamp: string }): Promise<void> => {
    await takeEntry(db, of, input);
    await db.deleteFrom('app.wellbeing_entries').where('id', '=', input.id).execute();
  };
