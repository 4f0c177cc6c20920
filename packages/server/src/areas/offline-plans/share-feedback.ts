import { familyLinkDays } from '@trellis/contract/guardians/rules';
import type { feedbackRecordCalls } from '@trellis/contract/offline-plans/record-calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { writeLetter } from '../../platform/mail/write-letter.ts';
import { type IssuedFamilyLink, issueFamilyLink } from '../guardians/public.ts';

type Calls = typeof feedbackRecordCalls;
type Input = InputOf<Calls['code']>;

/** A link by which a guardian tells how the latest session went. */
export async function shareFeedback(db: Db, caller: Member, input: Input): Promise<OutputOf<Calls['code']>> {
  const { childName, guardianName, url, expiresAt } = await linkOf(db, caller, input);
  return { childName, guardianName, url, expiresAt: expiresAt.toISOString() };
}

/** Mails such a link to the guardian. */
export async function sendFeedback(db: Db, caller: Member, input: Input): Promise<OutputOf<Calls['send']>> {
  const link = await linkOf(db, caller, input);
  const email = link.email ?? refuse('Trellis:GuardianHasNoEmail');
  const child = await db.selectFrom('app.subjects').select('first_name').where('id', '=', input.subjectId).executeTakeFirstOrThrow();
  const centre = await db.selectFrom('identity.tenants').select('name').where('id', '=', caller.tenantId).executeTakeFirstOrThrow();
  await writeLetter(db, {
    template: 'sessionFeedback',
    recipient: email,
    recipientName: link.guardianName,
    language: link.language,
    zone: caller.zone,
    tenantId: caller.tenantId,
    data: {
      tenantName: centre.name,
      childName: child.first_name,
      subjectId: input.subjectId,
      link: link.url,
      minutes: familyLinkDays * 24 * 60,
    },
  });
  return { sentTo: email, expiresAt: link.expiresAt.toISOString() };
}

async function linkOf(db: Db, caller: Member, input: Input): Promise<IssuedFamilyLink> {
  const { subjectId, guardianId, userOfflinePlanId: planId, sessionId } = input;
  const { rows } = await sql`
    select 1 from app.plans plan join app.plan_members member on member.tenant_id = plan.tenant_id and member.plan_id = plan.id
    where plan.id = ${planId} and member.subject_id = ${subjectId} and plan.state <> 'deleted' limit 1`.execute(db);
  if (rows.length === 0) refuse('Trellis:NotFound');
  if (sessionId) await requireOpenFeedback(db, planId, sessionId);
  return issueFamilyLink(db, caller, { purpose: 'feedback', subjectId, guardianId, targetId: planId });
}

/** Feedback is given on a finished session, until a later one is finished. */
async function requireOpenFeedback(db: Db, planId: string, sessionId: string): Promise<void> {
  const { rows } = await sql<{ isOpen: boolean }>`
    select session.state = 'finished' and not exists (
      select 1 from app.sessions later where later.plan_id = session.plan_id and later.num > session.num and later.state = 'finished'
    ) as "isOpen"
    from app.sessions session where session.plan_id = ${planId} and session.id = ${sessionId}`.execute(db);
  const session = rows[0] ?? refuse('Trellis:NotFound', { members: ['sessionId'] });
  if (!session.isOpen) refuse('RocketSystem:FeedbackClosed');
}
