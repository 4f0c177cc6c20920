import type { LinkPurpose } from '@trellis/contract/wire';
import { newSecret } from '../auth/secrets.ts';
import type { Db } from '../db/types.ts';
import type { Member } from '../http/caller.ts';
import { publicOrigin } from '../http/origin.ts';

export interface LinkFor {
  purpose: LinkPurpose;
  subjectId: string;
  guardianId?: string | null;
  targetId?: string | null;
  /** How long it opens its page. */
  days: number;
  /** How often its work may be completed; any number of times unless told. */
  usesLeft?: number;
  /** It leaves in a letter, beside one that is shown. */
  isMailed?: boolean;
}

export interface IssuedLink {
  id: string;
  /** Told once: the database keeps only a hash of its token. */
  url: string;
  expiresAt: Date;
}

const day = 86_400_000;

/** Makes a link to the page of its purpose. The token stands behind the #, where no server, proxy or log sees it. */
export async function issueLink(db: Db, caller: Pick<Member, 'tenantId' | 'personId' | 'now'>, link: LinkFor): Promise<IssuedLink> {
  const { secret, hash } = newSecret();
  const expiresAt = new Date(caller.now.getTime() + link.days * day);
  const { id } = await db
    .insertInto('app.guest_links')
    .values({
      tenant_id: caller.tenantId,
      token_hash: hash,
      purpose: link.purpose,
      subject_id: link.subjectId,
      guardian_id: link.guardianId ?? null,
      target_id: link.targetId ?? null,
      uses_left: link.usesLeft ?? null,
      is_mailed: link.isMailed ?? false,
      expires_at: expiresAt,
      created_by: caller.personId,
      created_at: caller.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, url: `${publicOrigin()}/m/${link.purpose}#${secret}`, expiresAt };
}

/** Closes the open links of a child for a purpose, of one guardian where that is given: whoever holds one must ask for another. */
export async function revokeLinks(
  db: Db,
  { purpose, subjectId, guardianId }: Pick<LinkFor, 'purpose' | 'subjectId' | 'guardianId'>,
  now: Date,
): Promise<void> {
  let links = db
    .updateTable('app.guest_links')
    .set({ revoked_at: now })
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .where('revoked_at', 'is', null);
  if (guardianId) links = links.where('guardian_id', '=', guardianId);
  await links.execute();
}
