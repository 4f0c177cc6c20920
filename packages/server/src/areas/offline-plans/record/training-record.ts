import type { LocalText } from '@trellis/contract/languages';
import type { trainingRecordCalls } from '@trellis/contract/offline-plans/record/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { findPage, type Page } from '../../../platform/db/page.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { findPlan } from '../plan-store.ts';
import { inLanguage } from '../text.ts';

type Call = typeof trainingRecordCalls.list;

interface Row {
  id: string;
  num: number;
  openedAt: Date;
  finishedAt: Date | null;
  coachName: string;
  items: { id: string; title: LocalText; level: number; hasDone: boolean | null; difficultyAdjusted: boolean }[];
}

/** The sessions of a plan that were begun, by number. */
export async function listTrainingRecord(db: Db, { language }: Member, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const [plan, { rows, totalCount }] = await Promise.all([
    findPlan(db, input.userOfflinePlanId),
    pageOfRecord(db, input.userOfflinePlanId, input),
  ]);
  if (!plan) return refuse('Trellis:NotFound');
  const items = rows.map((row) => ({
    ...row,
    openedAt: row.openedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    items: row.items.map((item) => ({ ...item, title: inLanguage(item.title, language) })),
  }));
  return { items, totalCount };
}

function pageOfRecord(db: Db, planId: string, page: Page): Promise<{ rows: Row[]; totalCount: number }> {
  const begun = sql`plan_id = ${planId} and state in ('open', 'finished')`;
  const rows = sql<Row>`
    select session.id, session.num, session.opened_at as "openedAt", session.finished_at as "finishedAt", coalesce((
        select string_agg(person.name, ', ' order by coach.id) from app.session_coaches as coach
        join identity.known_persons as person on person.id = coach.person_id
        where coach.tenant_id = session.tenant_id and coach.session_id = session.id and coach.role <> 'planned'
      ), '') as "coachName", (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', item.id, 'title', version.title, 'level', item.difficulty, 'hasDone', item.outcome,
          'difficultyAdjusted', item.adjusted_at is not null
        ) order by item.position), '[]')
        from app.session_items as item join catalog.program_versions as version on version.id = item.program_version_id
        where item.tenant_id = session.tenant_id and item.session_id = session.id
      ) as items
    from app.sessions as session where ${begun}`;
  return findPage(db, { rows, counted: sql`from app.sessions where ${begun}`, order: sql`session.num` }, page);
}
