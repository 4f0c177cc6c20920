import type { OutputOf } from '@trellis/contract/types';
import type { vrClassroomCalls } from '@trellis/contract/vr-classroom/calls';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { listOwnQuotas } from '../tenant-contracts/public.ts';

type Calls = typeof vrClassroomCalls;

/** How many tests the caller's centre bought, used and has left; -1 is unlimited. */
export async function testsLeft(db: Db, caller: Member): Promise<OutputOf<Calls['testResourceAmount']>> {
  const { items } = await listOwnQuotas(db, caller);
  const { bought, used, left } = items.find(({ kind }) => kind === 'vrat') ?? { bought: 0, used: 0, left: 0 };
  return { bought, used, left };
}

/** Whether one more test can be ordered. */
export async function hasEnough(db: Db, caller: Member): Promise<OutputOf<Calls['tenantTestResourcesEnough']>> {
  const { left } = await testsLeft(db, caller);
  return { enough: left !== 0, left };
}
