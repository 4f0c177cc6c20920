import type { creditCalls } from '@trellis/contract/credits/calls';
import { isLow, isLowInPlan } from '@trellis/contract/credits/rules';
import type { CreditBalance } from '@trellis/contract/credits/schemas';
import type { OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { subjectOf } from '../subjects/public.ts';
import { allClassesOf, groupTimesOfSubject } from './balances.ts';

/** A child's one-to-one classes, and its assessments by tag. */
export async function findBalance(db: Db, caller: Member, { userId }: { userId: string }): Promise<OutputOf<typeof creditCalls.balance>> {
  const [classes, times, groupTimes] = await Promise.all([
    allClassesOf(db, userId),
    assessmentsOf(db, caller, userId),
    groupTimesOf(db, userId),
    subjectOf(db, userId),
  ]);
  const remainingTimes = classes.available + classes.held;
  // nothing runs out that nobody sold
  const warns = groupTimes === null && isLow(remainingTimes);
  return { userId, ...classes, remainingTimes, groupTimes, isLowInPlan: isLowInPlan(remainingTimes), isLow: warns, times };
}

async function groupTimesOf(db: Db, subjectId: string): Promise<number | null> {
  const { rows } = await sql<{ left: number | null }>`
    select ${groupTimesOfSubject} as left from app.subjects as subject where subject.id = ${subjectId}`.execute(db);
  return rows[0]?.left ?? null;
}

/** Assessments left of every tag, also of those that the child never had. */
async function assessmentsOf(db: Db, caller: Member, subjectId: string): Promise<CreditBalance['times']> {
  const { rows } = await sql<CreditBalance['times'][number]>`
    select tag.id as "tagId", tag.name ->> ${caller.language} as name, coalesce(account.balance, 0)::int as times
    from catalog.assessment_tags as tag
    left join app.credit_accounts as account
      on account.tag_id = tag.id and account.subject_id = ${subjectId} and account.commodity = 'assessment' and account.bucket = 'available'
    order by tag.position`.execute(db);
  return rows;
}
