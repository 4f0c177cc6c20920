import type { fileCalls } from '@trellis/contract/files/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { signFile } from './signatures.ts';

/** A short-lived address of a file of the caller's centre. */
export async function findAddress(
  db: Db,
  caller: Member,
  { id }: InputOf<typeof fileCalls.address>,
): Promise<OutputOf<typeof fileCalls.address>> {
  const file = await db
    .selectFrom('app.files')
    .select(['key', 'name', 'type'])
    .where('tenant_id', '=', caller.tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!file) refuse('Trellis:NotFound');
  return { url: signFile(file.key), fileName: file.name, type: file.type };
}
