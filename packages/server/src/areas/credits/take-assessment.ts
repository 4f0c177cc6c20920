import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { isPosted, lockCredits, openAccounts, post } from './ledger.ts';

interface Ordered {
  subjectId: string;
  userAssessmentId: string;
}

const keyOf = ({ userAssessmentId }: Ordered) => `assessment:${userAssessmentId}`;

/**
 * Takes one of a child's assessments for one that was ordered: of the first of its tags that has any, and of any tag where it has none. A child
 * without any is ordered nothing that costs.
 */
export async function takeAssessment(db: Db, caller: Member, ordered: Ordered & { tagIds: readonly string[] }): Promise<void> {
  const { subjectId, tagIds } = ordered;
  await lockCredits(db, subjectId);
  if (await isPosted(db, keyOf(ordered))) return;
  const { rows } = await sql<{ tagId: string }>`
    select account.tag_id as "tagId"
    from app.credit_accounts account join catalog.assessment_tags tag on tag.id = account.tag_id
    where account.subject_id = ${subjectId} and account.commodity = 'assessment' and account.bucket = 'available' and account.balance > 0
      and (${tagIds.length === 0} or account.tag_id = any (${[...tagIds]}::uuid[]))
    order by tag.position limit 1`.execute(db);
  const tagId = rows[0]?.tagId;
  if (!tagId) return refuse('RocketSystem:NoAssessmentLeft', { members: ['assessmentIds'] });
  const accounts = await openAccounts(db, caller, { subjectId, contractId: null, commodity: 'assessment', tagId });
  await post(db, caller, {
    key: keyOf(ordered),
    kind: 'consume',
    from: accounts.available,
    to: accounts.consumed,
    amount: 1,
    subjectId,
  });
}

/** Gives back what an assessment took when it was ordered, once; nothing where it took none. */
export async function giveBackAssessment(db: Db, caller: Member, ordered: Ordered): Promise<void> {
  await lockCredits(db, ordered.subjectId);
  const taken = await db
    .selectFrom('app.postings')
    .select(['id', 'from_id', 'to_id', 'amount'])
    .where('key', '=', keyOf(ordered))
    .executeTakeFirst();
  if (!taken) return;
  await post(db, caller, {
    key: `return:${keyOf(ordered)}`,
    kind: 'return',
    from: taken.to_id,
    to: taken.from_id,
    amount: taken.amount,
    subjectId: ordered.subjectId,
    reverses: taken.id,
  });
}
