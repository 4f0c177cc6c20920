import type { subjectCalls } from '@trellis/contract/subjects/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { remainingOf } from '../credits/public.ts';
import { requireKnownClass } from '../groups/public.ts';
import { presentListItem } from './present.ts';
import { coachesOfSubjects, type SubjectRow, subjectColumns } from './store.ts';
import { matchesSubject } from './subject-filter.ts';

type Input = InputOf<typeof subjectCalls.getList>;

// Each order is that of an index from (tenant_id, …), read forwards or backwards: a page never sorts the centre's children.
const orders: Record<string, RawBuilder<unknown>> = {
  createdAt: sql`subject.created_at, subject.id desc`,
  'createdAt desc': sql`subject.created_at desc, subject.id`,
  name: sql`subject.name, subject.id`,
  'name desc': sql`subject.name desc, subject.id desc`,
};

/** One page of the centre's children: a count and the page in one round trip, its coaches and its remaining classes in another. */
export async function listSubjects(db: Db, caller: Member, input: Input): Promise<OutputOf<typeof subjectCalls.getList>> {
  const order = orders[normalised(input.sorting)];
  if (!order) return refuse('Trellis:InvalidInput', { members: ['sorting'] });
  if (input.subjectGroup) await requireKnownClass(db, input.subjectGroup);
  const matching = matchesSubject(caller, input);
  const [totalCount, page] = await Promise.all([
    count(db, matching),
    sql<SubjectRow>`
      select ${subjectColumns} from app.subjects as subject where ${matching}
      order by ${order} limit ${input.maxResultCount} offset ${input.skipCount}`.execute(db),
  ]);
  const ids = page.rows.map((row) => row.id);
  const [coaches, remaining] = await Promise.all([coachesOfSubjects(db, ids), remainingOf(db, ids)]);
  return { items: page.rows.map((row) => presentListItem(row, coaches.get(row.id) ?? [], remaining.get(row.id) ?? 0)), totalCount };
}

async function count(db: Db, matching: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from app.subjects as subject where ${matching}`.execute(db);
  return rows[0]?.total ?? 0;
}

const normalised = (sorting: string | undefined) =>
  (sorting?.trim() || 'createdAt desc').replace(/\s+asc$/i, '').replace(/\s+desc$/i, ' desc');
