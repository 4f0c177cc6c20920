import type { PlanSettings, SessionDuration } from '@trellis/contract/offline-plans/settings/schemas';
import type { Db } from '../../platform/db/types.ts';

type Notice = PlanSettings['notice'];

interface SettingsRow {
  durations: SessionDuration[] | null;
  notice: Notice | null;
  stamp: string;
}

/** What was chosen for a plan; nothing where nobody chose. */
export async function findSettings(db: Db, planId: string): Promise<SettingsRow | undefined> {
  const row = await db
    .selectFrom('app.plan_settings')
    .select(['session_durations', 'notices', 'concurrency_stamp'])
    .where('plan_id', '=', planId)
    .executeTakeFirst();
  return (
    row && {
      durations: row.session_durations as SessionDuration[] | null,
      notice: row.notices as Notice | null,
      stamp: row.concurrency_stamp,
    }
  );
}

export async function saveSettings(
  db: Db,
  tenantId: string,
  planId: string,
  { durations, notice }: Omit<SettingsRow, 'stamp'>,
): Promise<void> {
  const values = {
    session_durations: durations && JSON.stringify(durations),
    notices: notice && JSON.stringify(notice),
  };
  await db
    .insertInto('app.plan_settings')
    .values({ tenant_id: tenantId, plan_id: planId, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'plan_id']).doUpdateSet(values))
    .execute();
}

/** The minutes that were chosen for sessions of a plan, shortest first; null where nobody chose. */
export async function durationsOfPlan(db: Db, planId: string): Promise<number[] | null> {
  const chosen = (await findSettings(db, planId))?.durations;
  return chosen ? chosen.filter(({ enable }) => enable).map(({ duration }) => duration) : null;
}

/** Who is told of a plan's bookings; null where nobody chose. */
export async function noticeOfPlan(db: Db, planId: string): Promise<Notice | null> {
  return (await findSettings(db, planId))?.notice ?? null;
}
