import type { GuestRegistration, guestGuardianCalls } from '@trellis/contract/guardians/guest-calls';
import { availableGuardianRoles, type GuardianRole } from '@trellis/contract/guardians/rules';
import type { OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Guest } from '../../platform/http/caller.ts';
import { signFile } from '../files/public.ts';
import { findGuardian } from './store.ts';

interface Frame {
  centerName: string;
  logoKey: string | null;
  childName: string;
  expiresAt: Date;
}

/** What the page of a registration link shows. Of the child it tells the first name, of other guardians which relations are taken. */
export async function viewRegistration(db: Db, guest: Guest): Promise<OutputOf<typeof guestGuardianCalls.get>> {
  const { rows } = await sql<Frame>`
    select tenant.name as "centerName", tenant.logo_key as "logoKey", subject.first_name as "childName", link.expires_at as "expiresAt"
    from app.guest_links as link
    join app.subjects as subject on subject.tenant_id = link.tenant_id and subject.id = link.subject_id
    join identity.tenants as tenant on tenant.id = link.tenant_id
    where link.id = ${guest.linkId}`.execute(db);
  const [frame] = rows as [Frame];
  return {
    centerName: frame.centerName,
    logo: frame.logoKey && signFile(frame.logoKey),
    childName: frame.childName,
    roles: availableGuardianRoles(await takenRoles(db)),
    expiresAt: frame.expiresAt.toISOString(),
    guardian: guest.guardianId ? await statedBefore(db, guest, guest.guardianId) : null,
  };
}

async function takenRoles(db: Db): Promise<GuardianRole[]> {
  const { rows } = await sql<{ role: GuardianRole }>`select role from app.taken_guardian_roles() as role`.execute(db);
  return rows.map(({ role }) => role);
}

async function statedBefore(db: Db, guest: Guest, guardianId: string): Promise<GuestRegistration['guardian']> {
  const row = await findGuardian(db, guardianId);
  if (!row) return null;
  const { id: _, consentedAt: __, createdAt: ___, concurrencyStamp: ____, confirmedAt, ...fields } = row;
  const relation = await db
    .selectFrom('app.subject_guardians')
    .select('role')
    .where('subject_id', '=', guest.subjectId)
    .where('guardian_id', '=', guardianId)
    .executeTakeFirst();
  return { ...fields, role: (relation?.role as GuardianRole | undefined) ?? null, confirmedAt: confirmedAt?.toISOString() ?? null };
}
