import type { fileCalls } from '@trellis/contract/files/calls';
import type { Policy } from '@trellis/contract/policies';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { signFile } from './signatures.ts';

/** The page that shows a file decides who reads it: a contract's, else that of a session. */
const policyToRead = (kind: string): Policy => (kind === 'UserContract' ? 'RocketSystem.UserContract' : 'RocketSystem.UserOfflinePlan');

/** A short-lived address of a file of the caller's centre. */
export async function findAddress(
  db: Db,
  caller: Member,
  { id }: InputOf<typeof fileCalls.address>,
): Promise<OutputOf<typeof fileCalls.address>> {
  const file = await db
    .selectFrom('app.files')
    .select(['key', 'kind', 'name', 'type'])
    .where('tenant_id', '=', caller.tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!file || !caller.policies.has(policyToRead(file.kind))) refuse('Trellis:NotFound');
  return { url: signFile(file.key), fileName: file.name, type: file.type };
}
