import { randomUUID } from 'node:crypto';
import { groupConversationID, singleConversationID } from '@trellis/contract/chat/rules';
import type { MemberBuilt } from '@trellis/server/fixtures/builders';
import type { RolePool } from '@trellis/server/platform/db/types';

interface Own {
  admin: MemberBuilt;
  coach: MemberBuilt;
  subjectId: string;
  guardianId: string;
}

/** A group of the administrator's, what a coach asked of them and reported to them, and the coach's conversation with a family. */
export async function ownChat(owner: RolePool, { admin, coach, subjectId, guardianId }: Own) {
  const { tenantId } = admin;
  const group = randomUUID();
  const conversation = groupConversationID(group);
  const family = singleConversationID(coach.membershipId, guardianId);
  await owner
    .insertInto('chat.conversations')
    .values([
      { id: conversation, type: 3, tenant_id: tenantId, group_id: group, name: 'Room 2', owner_id: admin.membershipId },
      { id: family, type: 1, tenant_id: tenantId },
    ])
    .execute();
  await owner
    .insertInto('chat.members')
    .values([
      { conversation_id: conversation, member_id: admin.membershipId },
      { conversation_id: conversation, member_id: coach.membershipId },
      { conversation_id: family, member_id: coach.membershipId },
      { conversation_id: family, member_id: guardianId, subject_id: subjectId },
    ])
    .execute();
  const application = await owner
    .insertInto('chat.applications')
    .values({ from_id: coach.membershipId, to_id: admin.membershipId, message: 'Shall we talk?' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const report = await owner
    .insertInto('chat.reports')
    .values({
      tenant_id: tenantId,
      reporter_id: coach.membershipId,
      reporter_name: coach.name,
      conversation_id: conversation,
      seq: 1,
      sender_name: admin.name,
      content_type: 101,
      content: '{"content":"Hurry up"}',
      sent_at: new Date(),
      reason: 'Rude',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    chatConversation: conversation,
    chatUser: coach.membershipId,
    chatGroup: group,
    chatApplication: application.id,
    chatReport: report.id,
  };
}
