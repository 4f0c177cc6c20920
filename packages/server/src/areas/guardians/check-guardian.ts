import type { guardianCalls } from '@trellis/contract/guardians/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { presentListItem } from './present.ts';
import { childrenOf, type GuardianRow, guardianColumns } from './store.ts';

type Input = InputOf<typeof guardianCalls.check>;

/** The guardian of this centre whom an email address, else a telephone number, belongs to: who was recorded first. */
export async function checkGuardian(db: Db, caller: Member, input: Input): Promise<OutputOf<typeof guardianCalls.check>> {
  const known = (await knownBy(db, caller, 'email', input.email)) ?? (await knownBy(db, caller, 'phone', input.phone));
  if (!known) return { guardian: null };
  const children = (await childrenOf(db, [known.id])).get(known.id) ?? [];
  return { guardian: presentListItem(known, children, caller.language) };
}

async function knownBy(db: Db, caller: Member, field: 'email' | 'phone', value: string | undefined): Promise<GuardianRow | undefined> {
  if (!value) return undefined;
  const same =
    field === 'email'
      ? sql`lower(guardian.email) = lower(${value})`
      : sql`regexp_replace(guardian.phone, '\\D', '', 'g') = ${value.replace(/\D/g, '')}`;
  const { rows } = await sql<GuardianRow>`
    select ${guardianColumns} from app.guardians as guardian
    where guardian.tenant_id = ${caller.tenantId} and ${same}
    order by guardian.created_at, guardian.id limit 1`.execute(db);
  return rows[0];
}
