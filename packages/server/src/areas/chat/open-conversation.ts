import type { chatCalls, chatFamilyCalls } from '@trellis/contract/chat/calls';
import { singleConversationID } from '@trellis/contract/chat/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor, Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { subjectOf } from '../subjects/public.ts';

type Calls = typeof chatCalls;

interface Other {
  memberId: string;
  subjectId: string | null;
}

/** There is one conversation for two, whoever of them opens it, and however often. */
async function openWith(db: Db, caller: Actor, { memberId, subjectId }: Other): Promise<{ conversationID: string }> {
  const conversationID = singleConversationID(caller.membershipId, memberId);
  const { membershipId } = caller;
  const tenant = subjectId ? sql`${caller.tenantId}::uuid` : sql`chat.tenant_of(${membershipId}, ${memberId})`;
  await sql`
    insert into chat.conversations (id, type, tenant_id) values (${conversationID}, 1, ${tenant}) on conflict do nothing`.execute(db);
  // each in a statement of its own: a policy sees what stood there before
  await sql`insert into chat.members (conversation_id, member_id) values (${conversationID}, ${membershipId}) on conflict do nothing`.execute(
    db,
  );
  await sql`
    insert into chat.members (conversation_id, member_id, subject_id) values (${conversationID}, ${memberId}, ${subjectId})
    on conflict do nothing`.execute(db);
  return { conversationID };
}

export async function openConversation(db: Db, caller: Actor, { userID }: InputOf<Calls['open']>): Promise<OutputOf<Calls['open']>> {
  const { rows } = await sql<{ may: boolean }>`select chat.may_talk(${caller.membershipId}, ${userID}) as may`.execute(db);
  if (!rows[0]?.may) refuse('Trellis:ChatNotAllowed');
  return openWith(db, caller, { memberId: userID, subjectId: null });
}

/** With a guardian of a child, who is mailed a link to what is written. */
export async function openFamilyConversation(
  db: Db,
  caller: Member,
  { subjectId, guardianId }: InputOf<typeof chatFamilyCalls.openFamily>,
): Promise<OutputOf<typeof chatFamilyCalls.openFamily>> {
  const child = await subjectOf(db, subjectId);
  if (child.loggedOutAt) refuse('RocketSystem:SubjectLoggedOut');
  const guardian = await db
    .selectFrom('app.guardians as guardian')
    .innerJoin('app.subject_guardians as link', 'link.guardian_id', 'guardian.id')
    .select('guardian.email')
    .where('guardian.id', '=', guardianId)
    .where('link.subject_id', '=', subjectId)
    .executeTakeFirst();
  if (!guardian) refuse('Trellis:GuardianNotFound', { members: ['guardianId'] });
  if (!guardian.email) refuse('Trellis:ChatGuardianUnreachable');
  return openWith(db, caller, { memberId: guardianId, subjectId });
}
