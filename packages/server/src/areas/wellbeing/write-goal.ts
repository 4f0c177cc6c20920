import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { lockSubject, subjectOf } from '../subjects/public.ts';
import { findGoal, goalsOf } from './goal-store.ts';
import { type KindOfWellbeing, valuesOf } from './kinds.ts';

interface Wanted {
  subjectId: string;
  fromDay: string;
  concurrencyStamp?: string | undefined;
}

/** Sets what is aimed at from a day on, in place of what was to begin that day. Who did not see the latest goal is told it first. */
export const setGoal =
  (of: KindOfWellbeing) =>
  async (db: Db, caller: Member, input: Wanted): Promise<void> => {
    const { subjectId, fromDay } = input;
    await subjectOf(db, subjectId);
    await lockSubject(db, subjectId);
    const [latest] = await goalsOf(db, of, subjectId);
    if (latest?.concurrencyStamp !== input.concurrencyStamp) refuse('Trellis:StaleStamp', { data: { current: latest ?? null } });
    const values = { ...valuesOf(of.goal, input), person_id: caller.personId };
    await db
      .insertInto('app.wellbeing_goals')
      .values({ ...values, tenant_id: caller.tenantId, subject_id: subjectId, kind: of.kind, from_day: fromDay, created_at: caller.now })
      .onConflict((taken) => taken.constraint('wellbeing_goals_once_a_day').doUpdateSet(values))
      .execute();
  };

/** Deletes a goal: the one before it goes on. */
export const removeGoal =
  (of: KindOfWellbeing) =>
  async (db: Db, _caller: Member, { id, concurrencyStamp }: { id: string; concurrencyStamp: string }): Promise<void> => {
    const taken = await db
      .selectFrom('app.wellbeing_goals')
      .select('id')
      .where('id', '=', id)
      .where('kind', '=', of.kind)
      .forUpdate()
      .executeTakeFirst();
    const current = taken && (await findGoal(db, of, id));
    if (!current) return refuse('Trellis:NotFound', { members: ['id'] });
    if (current.concurrencyStamp !== concurrencyStamp) refuse('Trellis:StaleStamp', { data: { current } });
    await db.deleteFrom('app.wellbeing_goals').where('id', '=', id).execute();
  };
