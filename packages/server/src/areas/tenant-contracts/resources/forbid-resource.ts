import type { InputOf } from '@trellis/contract/types';
import type { testResourceCalls } from '@trellis/contract/vr-classroom/resource-calls';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { accountsOf, move } from '../quotas/quota-ledger.ts';
import { lockResource } from './resource-store.ts';

type Calls = typeof testResourceCalls;

/** Forbids the use of tests that a contract brings, or allows it again: what is left is set aside, and comes back whole. */
export async function forbidTests(db: Db, caller: Actor, { resourceId, forbidden }: InputOf<Calls['forbid']>): Promise<void> {
  const resource = await lockTests(db, resourceId);
  if ((resource.forbidden_at !== null) === forbidden) return;
  const { available, stopped } = await accountsOf(db, resourceId);
  const [kind, from, to] = forbidden ? (['stop', available, stopped] as const) : (['enable', stopped, available] as const);
  const key = `${kind}:${resourceId}:${resource.concurrency_stamp}`;
  await move(db, caller, { key, kind, tenantId: resource.tenant_id, from, to, amount: from.balance });
  await db
    .updateTable('platform.tenant_resources')
    .set({ forbidden_at: forbidden ? caller.now : null })
    .where('id', '=', resourceId)
    .execute();
}

/** Keeps the platform's remark on tests that a contract brings. */
export async function remarkTests(db: Db, _caller: Actor, { resourceId, remark }: InputOf<Calls['remark']>): Promise<void> {
  const changed = await db
    .updateTable('platform.tenant_resources')
    .set({ remark: remark || null })
    .where('id', '=', resourceId)
    .where('kind', '=', 'vrat')
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!changed) refuse('Trellis:NotFound', { members: ['resourceId'] });
}

async function lockTests(db: Db, resourceId: string) {
  const resource = await lockResource(db, resourceId);
  return resource.kind === 'vrat' ? resource : refuse('Trellis:NotFound', { members: ['resourceId'] });
}
