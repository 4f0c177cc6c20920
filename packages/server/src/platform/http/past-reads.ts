import type { AnyContractProcedure } from '@orpc/contract';
import { errorCatalogue } from '@trellis/contract/errors';
import type { Ref } from '@trellis/contract/wire';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Pools } from '../db/pools.ts';
import { inReads } from '../db/transaction.ts';
import { readingAs } from './acting.ts';
import type { Actor, Member, Past } from './caller.ts';
import { namesChildren, waysToChildren } from './children-of.ts';
import { Refusal } from './refusal.ts';

/**
 * What a centre reads of the past of a child that moved to it. What offers a choice is none of it: it would name the staff and the rooms of
 * the centre that had the child.
 */
export const pastCalls: ReadonlySet<string> = new Set([
  'subjects.getSubjectInfo',
  'subjects.checkInList',
  'subjectAccounts.lastUserAssessment',
  'subjectAccounts.subjectTenant',
  'guardians.contacts',
  'contracts.list',
  'contracts.get',
  'contracts.keyIndicators',
  'contracts.payments',
  'credits.balance',
  'credits.records',
  'offlinePlans.list',
  'offlinePlans.get',
  'offlinePlans.sessionList',
  'offlinePlans.planRecords',
  'offlinePlans.session',
  'feedbackRecords.list',
  'feedbackRecords.charts',
  'userAssessments.getList',
  'userAssessments.detail',
  'userAssessments.getById',
  'childAssessments.getPaged',
  'assessmentReports.address',
  'questionnaires.getList',
  'questionnaires.getById',
  'questionnaires.latestDevelopment',
  'vrClassroom.testRequestsPaged',
  'vrClassroom.testRequestInfo',
  'focus.detail',
  'focus.thoughts',
  'documents.downloadPdf',
]);

type Run<T> = () => Promise<T>;
type RunThere<T> = (past: Past, there: Member) => Promise<T>;

/** Runs a read; where what it names is not the reader's centre's, but of a child that moved to it, reads it where it is. */
export function pastOf(path: string, { '~orpc': { inputSchema } }: AnyContractProcedure, pools: Pools) {
  if (!pastCalls.has(path)) return <T>(_input: unknown, _actor: Actor, run: Run<T>, _there: RunThere<T>) => run();
  return async <T>(input: unknown, actor: Actor, run: Run<T>, there: RunThere<T>): Promise<T> => {
    try {
      return await run();
    } catch (error) {
      if (actor.kind !== 'member' || !(error instanceof Refusal) || errorCatalogue[error.code].status !== 404) throw error;
      const past = await findPast(pools, actor, namesChildren(inputSchema as z.ZodType)?.(input) ?? new Map());
      if (!past) throw error;
      return there(past, { ...actor, tenantId: past.tenantId, zone: past.zone, readsPast: true });
    }
  };
}

/** The one child that all that is named is about, where the reader's centre took it. */
async function findPast(pools: Pools, reader: Member, named: Map<Ref, string[]>): Promise<Past | undefined> {
  const ways = [...named].flatMap(([ref, ids]) => (ids.length > 0 ? [waysToChildren[ref]?.(ids) ?? sql`select null::uuid`] : []));
  if (ways.length === 0) return undefined;
  const pasts = await readingAs(pools, reader, async (db) => {
    const { rows } = await sql<Past>`select tenant_id as "tenantId", subject_id as "subjectId", zone from app.pasts_of_centre()`.execute(
      db,
    );
    return rows;
  });
  if (pasts.length === 0) return undefined;
  const centres = [...new Set(pasts.map(({ tenantId }) => tenantId))].join(',');
  const children = await inReads(pools.span, { 'app.person_id': reader.personId, 'app.tenant_ids': centres }, async (db) => {
    const { rows } = await sql<{ id: string }>`
      select subject.id from app.subjects as subject where subject.id in (${sql.join(ways, sql` union all `)})`.execute(db);
    return rows;
  });
  const [only, ...more] = children;
  return more.length === 0 ? pasts.find(({ subjectId }) => subjectId === only?.id) : undefined;
}
