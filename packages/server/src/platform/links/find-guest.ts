import { type GuardianRight, rightOfPurpose } from '@trellis/contract/guardians/rules';
import type { Language } from '@trellis/contract/languages';
import type { LinkPurpose } from '@trellis/contract/wire';
import { sql } from 'kysely';
import { hashOf } from '../auth/secrets.ts';
import type { RolePool } from '../db/types.ts';
import type { Guest } from '../http/caller.ts';
import { refuse } from '../http/refusal.ts';

type Found = Omit<Guest, 'kind' | 'language' | 'now'> & {
  isOpen: boolean;
  /** The name of its center, where that is closed for the time being. */
  closedCenter: string | null;
  /**
   * What its guardian may do at this moment, or, where it names none, what any guardian of the child may. Null where the one it names is no
   * guardian of the child any more, or the child has none.
   */
  rights: Partial<Record<GuardianRight, boolean>> | null;
};

/**
 * The guest whom a link's token stands for at this moment: refuses a token that is unknown or of another purpose, then one that
 * expired, was replaced or is used up, then one into a center that is closed, then one whose guardian may not do what it is for.
 */
export async function findGuest(link: RolePool, token: string | undefined, purpose: LinkPurpose, language: Language): Promise<Guest> {
  if (!token) refuse('Trellis:LinkUnknown');
  const { rows } = await sql<Found>`
    select id as "linkId", purpose, tenant_id as "tenantId", subject_id as "subjectId", guardian_id as "guardianId", target_id as "targetId",
      zone, is_open as "isOpen", closed_center as "closedCenter", rights
    from app.find_guest_link(${hashOf(token)})`.execute(link);
  const found = rows[0];
  if (!found || found.purpose !== purpose) return refuse('Trellis:LinkUnknown');
  const { isOpen, closedCenter, rights, ...guest } = found;
  if (!isOpen) refuse('Trellis:LinkClosed');
  if (closedCenter !== null) refuse('Business:CenterStateInvalid', { data: { tenantName: closedCenter } });
  const right = rightOfPurpose[purpose];
  if (right && (guest.guardianId || rights) && !rights?.[right]) refuse('Trellis:GuardianMayNot');
  return { kind: 'guest', ...guest, language, now: new Date() };
}
