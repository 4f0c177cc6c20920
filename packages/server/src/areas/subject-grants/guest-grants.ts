import type { guestGrantCalls } from '@trellis/contract/subject-grants/guest-calls';
import { plainCode } from '@trellis/contract/subject-grants/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Guest } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { frameOf } from '../../platform/links/guest-frame.ts';
import { signFile } from '../files/public.ts';

type Calls = typeof guestGrantCalls;

interface CentreRow {
  id: string;
  name: string;
  address: string | null;
}

/** Which other centres may see which reports there are of the link's child. */
export async function viewGrants(db: Db, guest: Guest): Promise<OutputOf<Calls['get']>> {
  const { logoKey, expiresAt, ...frame } = await frameOf(db, guest);
  const { rows } = await sql<CentreRow & { grantedAt: Date }>`
    select id, name, address, granted_at as "grantedAt" from app.centres_of_grants()`.execute(db);
  return {
    ...frame,
    logo: logoKey && signFile(logoKey),
    expiresAt: expiresAt.toISOString(),
    zone: guest.zone,
    grants: rows.map((row) => ({ ...row, grantedAt: row.grantedAt.toISOString() })),
  };
}

/** The centre of a code. A miss is answered, not refused, so that the try stays counted. */
export async function findCenter(db: Db, _guest: Guest, { code }: InputOf<Calls['find']>): Promise<OutputOf<Calls['find']>> {
  const counted = await sql`select 1 where app.count_grant_try()`.execute(db);
  if (counted.rows.length === 0) refuse('Trellis:CenterCodeTries');
  return { center: (await centreOf(db, code)) ?? null };
}

/** Lets a centre read. The guardian names both what was found and the code that found it, so that no id is worth guessing. */
export async function grantCenter(db: Db, guest: Guest, { centerId, code }: InputOf<Calls['grant']>): Promise<void> {
  const centre = await centreOf(db, code);
  if (centre?.id !== centerId) return refuse('Trellis:CenterCodeUnknown', { members: ['code'] });
  await db
    .insertInto('app.subject_grants')
    .values({
      tenant_id: guest.tenantId,
      subject_id: guest.subjectId,
      granted_to: centre.id,
      granted_by: knownGuardian(guest),
      granted_at: guest.now,
    })
    .execute();
}

/** Lets a centre read no longer, whichever of the child's guardians let it. */
export async function withdrawGrant(db: Db, guest: Guest, { id }: InputOf<Calls['withdraw']>): Promise<void> {
  const grant = await db
    .selectFrom('app.subject_grants')
    .select('withdrawn_at')
    .where('id', '=', id)
    .where('subject_id', '=', guest.subjectId)
    .executeTakeFirst();
  if (!grant) return refuse('Trellis:NotFound');
  await db
    .updateTable('app.subject_grants')
    .set({ withdrawn_at: guest.now, withdrawn_by: knownGuardian(guest) })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .execute();
}

async function centreOf(db: Db, code: string): Promise<CentreRow | undefined> {
  return (await sql<CentreRow>`select id, name, address from app.centre_of_code(${plainCode(code)})`.execute(db)).rows[0];
}

/** Nobody in particular decides nothing about a child. */
function knownGuardian({ guardianId }: Guest): string {
  return guardianId ?? refuse('Trellis:GuardianMayNot');
}
