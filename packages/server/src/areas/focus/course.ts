import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { takeProgram, takeRunning } from './program-store.ts';

interface OfChild {
  subjectId: string;
}

/** Starts the program of a child, goes on with it, or begins again what was cancelled: each start is a record of its own. */
export async function goOn(db: Db, { tenantId, now }: Member, { subjectId }: OfChild): Promise<void> {
  const { state, appStartTime, startRecords } = await takeProgram(db, subjectId);
  if (state === 'on') refuse('RocketSystem:FocusIsOn');
  await db
    .updateTable('app.focus_programs')
    .set({ stop_time: null, cancelled_at: null, app_start_time: appStartTime ?? now })
    .where('subject_id', '=', subjectId)
    .execute();
  const times = (startRecords.at(-1)?.times ?? 0) + 1;
  await db.insertInto('app.focus_starts').values({ tenant_id: tenantId, subject_id: subjectId, times, start_time: now }).execute();
}

export async function pause(db: Db, { now }: Member, { subjectId }: OfChild): Promise<void> {
  const { state } = await takeRunning(db, subjectId);
  if (state !== 'on') refuse('RocketSystem:FocusNotOn');
  await db.updateTable('app.focus_programs').set({ stop_time: now }).where('subject_id', '=', subjectId).execute();
  await closeStart(db, now, subjectId);
}

/** The programs of children who train no more stand still from now on; they can be gone on with. */
export async function pauseOf(db: Db, { now }: Member, subjectIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ subjectId: string }>`
    update app.focus_programs set stop_time = ${now}
    where subject_id = any (${subjectIds}::uuid[]) and app_start_time is not null and stop_time is null and cancelled_at is null
    returning subject_id as "subjectId"`.execute(db);
  for (const { subjectId } of rows) await closeStart(db, now, subjectId);
}

/** Ends what runs, for good: it stands still from now on, or since it was paused. */
export async function cancel(db: Db, now: Date, subjectId: string): Promise<void> {
  const { state } = await takeRunning(db, subjectId);
  await db
    .updateTable('app.focus_programs')
    .set({ cancelled_at: now, ...(state === 'on' && { stop_time: now }) })
    .where('subject_id', '=', subjectId)
    .execute();
  await closeStart(db, now, subjectId);
}

const closeStart = (db: Db, now: Date, subjectId: string) =>
  db.updateTable('app.focus_starts').set({ stop_time: now }).where('subject_id', '=', subjectId).where('stop_time', 'is', null).execute();
