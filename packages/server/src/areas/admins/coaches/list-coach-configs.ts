import type { CoachConfig, coachConfigCalls } from '@trellis/contract/admins/coaches/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { listCoaches } from '../../subjects/public.ts';
import { describeCoaches, findCoach } from './coach-store.ts';

type Calls = typeof coachConfigCalls;

/** The coaches of the centre by name, with what each may train. */
export async function listCoachConfigs(db: Db, caller: Member, input: InputOf<Calls['list']>): Promise<OutputOf<Calls['list']>> {
  const wanted = input.filter?.toLowerCase() ?? '';
  const coaches = (await listCoaches(db)).filter((coach) => coach.name.toLowerCase().includes(wanted));
  const page = coaches.slice(input.skipCount, input.skipCount + input.maxResultCount);
  return { items: await describeCoaches(db, caller, page), totalCount: coaches.length };
}

/** What one coach may train. */
export async function viewCoachConfig(db: Db, caller: Member, { userId }: InputOf<Calls['byUserId']>): Promise<CoachConfig> {
  const [config] = await describeCoaches(db, caller, [await findCoach(db, userId)]);
  return config ?? refuse('Trellis:NotFound');
}
