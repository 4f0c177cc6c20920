import type { planReminderCalls } from '@trellis/contract/offline-plans/reminders/calls';
import type { BlockingGate, WarningGate } from '@trellis/contract/offline-plans/rules';
import type { Gate } from '@trellis/contract/offline-plans/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { subjectOf } from '../../subjects/public.ts';
import { presentGates } from '../before-start.ts';
import { checkStart } from '../start-gates.ts';

type Calls = typeof planReminderCalls;

/** What of the gates is about the child: the others are about the plan, its coach or the center. */
const ofChild: readonly string[] = [
  'RocketSystem:UncompletedMediumAssessment',
  'RocketSystem:NoValidContract',
  'RocketSystem:RetestDue',
  'RocketSystem:ParentInterviewDue',
  'RocketSystem:FewClassesLeft',
] satisfies (BlockingGate | WarningGate)[];

/** What is to be thought of about a child that trains by a plan. */
export async function listSpecialReminders(
  db: Db,
  caller: Member,
  { userId }: InputOf<Calls['special']>,
): Promise<OutputOf<Calls['special']>> {
  const [planId] = await Promise.all([planThatGoesOn(db, userId), subjectOf(db, userId)]);
  const gates = planId ? await gatesOf(db, caller, planId) : [];
  return { items: gates.filter(({ code }) => ofChild.includes(code)) };
}

/** Whether the certificate of whoever asks has run out. */
export async function checkCertificate(
  db: Db,
  caller: Member,
  { userOfflinePlanId }: InputOf<Calls['certificate']>,
): Promise<OutputOf<Calls['certificate']>> {
  const gate = await gateOf(db, caller, userOfflinePlanId, 'RocketSystem:CertificateExpired');
  return { isExpired: gate !== null, gate };
}

/** Whether the parents are to be talked to. */
export async function needsInterview(
  db: Db,
  caller: Member,
  { userOfflinePlanId }: InputOf<Calls['interview']>,
): Promise<OutputOf<Calls['interview']>> {
  const gate = await gateOf(db, caller, userOfflinePlanId, 'RocketSystem:ParentInterviewDue');
  return { isNeeded: gate !== null, gate };
}

async function gatesOf(db: Db, caller: Member, planId: string): Promise<Gate[]> {
  return presentGates(caller, planId, await checkStart(db, caller, planId));
}

async function gateOf(db: Db, caller: Member, planId: string, wanted: WarningGate): Promise<Gate | null> {
  return (await gatesOf(db, caller, planId)).find(({ code }) => code === wanted) ?? null;
}

async function planThatGoesOn(db: Db, subjectId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select plan.id from app.plan_members as member
    join app.plans as plan on plan.tenant_id = member.tenant_id and plan.id = member.plan_id
    where member.subject_id = ${subjectId} and member.to_at is null and plan.kind = 'one' and plan.state = 'active'
    order by plan.created_at desc limit 1`.execute(db);
  return rows[0]?.id;
}
