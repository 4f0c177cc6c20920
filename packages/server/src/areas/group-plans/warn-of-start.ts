import type { groupPlanCalls } from '@trellis/contract/group-plans/calls';
import type { InterviewDue } from '@trellis/contract/group-plans/schemas';
import type { Gate } from '@trellis/contract/offline-plans/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import { writtenDay } from '../../platform/documents/written.ts';
import type { Member } from '../../platform/http/caller.ts';
import { messageOf } from '../../platform/http/texts.ts';
import { expiredCertificateOf } from '../admins/public.ts';
import { interviewsDueOfClass } from './interviews.ts';
import { groupPlanOf } from './plan-store.ts';

type Calls = typeof groupPlanCalls;

/** Whether the caller's certificate ran out. */
export async function checkCertificate(
  db: Db,
  caller: Member,
  { groupTrainingPlanId }: InputOf<Calls['checkCertificateState']>,
): Promise<OutputOf<Calls['checkCertificateState']>> {
  const [gate] = await Promise.all([certificateGate(db, caller), groupPlanOf(db, groupTrainingPlanId)]);
  return { isExpired: gate !== null, message: gate?.message ?? null, mend: gate?.mend ?? null };
}

/** What is to be thought of before the caller trains, or keeps them from it as their center decides, where their certificate ran out. */
export async function certificateGate(db: Db, caller: Member): Promise<Gate | null> {
  const expired = await expiredCertificateOf(db, caller);
  if (expired === null) return null;
  const code = 'RocketSystem:CertificateExpired';
  const mend = caller.policies.has('PFE.CoachTrainingConfig.Write') ? '/system/center/menu/manage/coachConfiguration' : null;
  const message = messageOf(code, caller.language, { certificateUntil: writtenDay(expired.until) });
  return { code, level: expired.blocks ? 'block' : 'warn', message, mend };
}

/** The children of a plan with whose parents somebody is to talk. */
export async function listInterviewsNeeded(
  db: Db,
  caller: Member,
  { groupTrainingPlanId: planId }: InputOf<Calls['parentalInterviewsNeed']>,
): Promise<OutputOf<Calls['parentalInterviewsNeed']>> {
  const [items] = await Promise.all([interviewsNeeded(db, caller, planId), groupPlanOf(db, planId)]);
  return { items, totalCount: items.length };
}

export async function interviewsNeeded(db: Db, caller: Member, planId: string): Promise<InterviewDue[]> {
  const mayWrite = caller.policies.has('PFE.UserManagement.Questionnaire.Write');
  return (await interviewsDueOfClass(db, planId)).map((due) => ({
    ...due,
    message: messageOf('RocketSystem:ParentInterviewDue', caller.language, { interviewNum: due.num }),
    mend: mayWrite ? `/system/center/detail/subjectDetail?id=${due.id}&tab=questionnaires` : null,
  }));
}
