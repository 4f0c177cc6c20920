import { randomUUID } from 'node:crypto';
import type { creditCalls } from '@trellis/contract/credits/calls';
import type { AssessmentTag } from '@trellis/contract/credits/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { subjectOf } from '../subjects/public.ts';
import { findBalance } from './find-balance.ts';
import { lockCredits, openAccounts, post } from './ledger.ts';

type Calls = typeof creditCalls;

/** Gives a child assessments of a tag, or takes some back; no tag falls below zero. */
export async function adjustAssessments(
  db: Db,
  caller: Member,
  { userId, times, tagId, remark }: InputOf<Calls['assessmentTimes']>,
): Promise<OutputOf<Calls['assessmentTimes']>> {
  await subjectOf(db, userId);
  await lockCredits(db, userId);
  const before = (await findBalance(db, caller, { userId })).times.find((tag) => tag.tagId === tagId);
  if (!before) return refuse('Trellis:NotFound', { members: ['tagId'] });
  if (before.times + times < 0) refuse('RocketSystem:CreditBelowZero', { members: ['times'], data: { left: before.times } });
  const accounts = await openAccounts(db, caller, { subjectId: userId, contractId: null, commodity: 'assessment', tagId });
  const [from, to] = times > 0 ? [accounts.sold, accounts.available] : [accounts.available, accounts.sold];
  await post(db, caller, {
    key: `adjust:${randomUUID()}`,
    kind: 'adjust',
    from,
    to,
    amount: Math.abs(times),
    subjectId: userId,
    remark,
  });
  return findBalance(db, caller, { userId });
}

/** What assessments are counted for, in the caller's language. */
export async function listTags(db: Db, caller: Member): Promise<OutputOf<Calls['tags']>> {
  const { rows } = await sql<AssessmentTag>`
    select id, code, name ->> ${caller.language} as name from catalog.assessment_tags order by position`.execute(db);
  return { items: rows };
}
