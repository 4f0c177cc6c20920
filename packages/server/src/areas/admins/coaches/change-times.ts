import type { CoachConfig, coachConfigCalls } from '@trellis/contract/admins/coaches/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { countRows, inPage } from '../../../platform/db/page.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { findCoach } from './coach-store.ts';
import { viewCoachConfig } from './list-coach-configs.ts';

type Calls = typeof coachConfigCalls;

/** Changes how often a coach may train and puts it on record. Who looked at an older number is told. */
export async function changeCoachTimes(db: Db, caller: Member, input: InputOf<Calls['changeRecord']>): Promise<CoachConfig> {
  const { userId, totalTimes, remark, concurrencyStamp } = input;
  await findCoach(db, userId);
  const { before, isNew } = await lockConfig(db, caller, userId);
  if (isNew ? concurrencyStamp !== null : before.concurrency_stamp !== concurrencyStamp) {
    refuse('Trellis:StaleStamp', { data: { current: await viewCoachConfig(db, caller, { userId }) } });
  }
  if (before.total_times !== totalTimes) {
    await db.updateTable('app.coach_training_configs').set({ total_times: totalTimes }).where('person_id', '=', userId).execute();
    await db
      .insertInto('app.coach_training_records')
      .values({
        tenant_id: caller.tenantId,
        person_id: userId,
        changed_by: caller.personId,
        total_times_before: before.total_times,
        total_times_after: totalTimes,
        remark: remark || null,
      })
      .execute();
  }
  return viewCoachConfig(db, caller, { userId });
}

/** The coach's row, made if there is none, locked until the transaction ends. */
export async function lockConfig(db: Db, caller: Member, personId: string) {
  const made = await db
    .insertInto('app.coach_training_configs')
    .values({ tenant_id: caller.tenantId, person_id: personId })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'person_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  const before = await db
    .selectFrom('app.coach_training_configs')
    .select(['total_times', 'session_durations', 'concurrency_stamp'])
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { before, isNew: made !== undefined };
}

/** Who changed how often a coach may train, newest first. */
export async function listCoachRecords(db: Db, _caller: Member, input: InputOf<Calls['records']>): Promise<OutputOf<Calls['records']>> {
  if (input.userId) await findCoach(db, input.userId);
  const wanted = db
    .selectFrom('app.coach_training_records as r')
    .$if(input.userId !== undefined, (query) => query.where('r.person_id', '=', input.userId ?? ''));
  const page = wanted
    .leftJoin('identity.known_persons as coach', 'coach.id', 'r.person_id')
    .leftJoin('identity.known_persons as changer', 'changer.id', 'r.changed_by')
    .select((build) => [
      'r.id',
      'r.person_id',
      'r.remark',
      'r.created_at',
      jsonBuildObject({ before: build.ref('r.total_times_before'), after: build.ref('r.total_times_after') }).as('times'),
      'coach.name as name',
      'changer.name as changedBy',
    ])
    .modifyEnd(inPage(sql`r.created_at desc, r.id desc`, input));
  const counted = sql`from app.coach_training_records where ${input.userId ? sql`person_id = ${input.userId}` : sql`true`}`;
  const [rows, totalCount] = await Promise.all([page.execute(), countRows(db, counted)]);
  const items = rows.map(({ id, person_id: userId, name, changedBy, remark, times, created_at: at }) => ({
    id,
    userId,
    name,
    changedBy,
    remark,
    ...times,
    creationTime: at.toISOString(),
  }));
  return { items, totalCount };
}
