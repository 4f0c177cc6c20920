import type { ChatMessage } from '@trellis/contract/chat/schemas';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { writeLetter } from '../../platform/mail/write-letter.ts';
import { issueFamilyLink } from '../guardians/public.ts';

/** Mails a guardian a link to what was written, unless they were mailed one within a day and did not read yet what it leads to. */
export async function mailFamily(db: Db, caller: Member, { conversationID, seq }: ChatMessage): Promise<void> {
  const { rows } = await sql<{ guardianId: string; subjectId: string; isTold: boolean }>`
    select other.member_id as "guardianId", other.subject_id as "subjectId", exists (
      select 1 from chat.messages as message
      where message.conversation_id = other.conversation_id and message.seq > other.read_seq and message.seq < ${seq}
        and message.sender_id <> other.member_id and message.sent_at > ${caller.now}::timestamptz - interval '1 day'
    ) as "isTold"
    from chat.members as other where other.conversation_id = ${conversationID} and other.subject_id is not null`.execute(db);
  const [family] = rows;
  if (!family || family.isTold) return;
  const { guardianId, subjectId } = family;
  const link = await issueFamilyLink(db, caller, { purpose: 'chat', subjectId, guardianId, targetId: caller.membershipId });
  if (!link.email) return;
  const { name: tenantName } = await db
    .selectFrom('identity.tenants')
    .select('name')
    .where('id', '=', caller.tenantId)
    .executeTakeFirstOrThrow();
  await writeLetter(db, {
    template: 'familyMessage',
    recipient: link.email,
    recipientName: link.guardianName,
    language: link.language,
    tenantId: caller.tenantId,
    zone: caller.zone,
    data: { tenantName, childName: link.childName, staffName: caller.name, link: link.url },
  });
}
