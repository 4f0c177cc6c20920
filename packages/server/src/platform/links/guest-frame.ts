import { sql } from 'kysely';
import type { Db } from '../db/types.ts';
import type { Guest } from '../http/caller.ts';

export interface GuestFrame {
  centerName: string;
  logoKey: string | null;
  childName: string;
  expiresAt: Date;
}

/** What stands around a guest's page: the centre, until when it opens, and of the child the first name. */
export async function frameOf(db: Db, guest: Guest): Promise<GuestFrame> {
  const { rows } = await sql<GuestFrame>`
    select tenant.name as "centerName", tenant.logo_key as "logoKey", subject.first_name as "childName", link.expires_at as "expiresAt"
    from app.guest_links as link
    join app.subjects as subject on subject.tenant_id = link.tenant_id and subject.id = link.subject_id
    join identity.tenants as tenant on tenant.id = link.tenant_id
    where link.id = ${guest.linkId}`.execute(db);
  const [frame] = rows as [GuestFrame];
  return frame;
}
