import { areTrialsCounted, unlimitedTrials } from '@trellis/contract/trial-plans/rules';
import type { Db } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';

/** How many trials the caller's centre has left. */
export async function trialsLeft(db: Db): Promise<number> {
  const row = await db.selectFrom('app.centre_settings').select('trials_left').executeTakeFirst();
  return row?.trials_left ?? unlimitedTrials;
}

/** Takes one of the trials left, where somebody counts them; answers how many remain. Of two at once the second sees what the first left. */
export async function takeTrial(db: Db): Promise<number> {
  const row = await db.selectFrom('app.centre_settings').select(['id', 'trials_left']).forUpdate().executeTakeFirst();
  if (!row || !areTrialsCounted(row.trials_left)) return row?.trials_left ?? unlimitedTrials;
  if (row.trials_left === 0) refuse('RocketSystem:NoTrialsAvailable');
  const left = row.trials_left - 1;
  await db.updateTable('app.centre_settings').set({ trials_left: left }).where('id', '=', row.id).execute();
  return left;
}
