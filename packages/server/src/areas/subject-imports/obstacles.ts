import type { ImportObstacle, UndoPreview } from '@trellis/contract/subject-imports/undo-calls';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { countBuilt } from '../../platform/imports/count-built.ts';

const of = (table: string): RawBuilder<unknown> =>
  sql`select 1 from ${sql.table(table)} as thing where thing.tenant_id = subject.tenant_id and thing.subject_id = subject.id`;

/** Whether something of a kind was built on `subject`, which came with the import `finished`. */
const builtOn: Record<ImportObstacle, RawBuilder<unknown>> = {
  contracts: of('app.user_contracts'),
  credits: of('app.postings'),
  plans: of('app.plan_members'),
  bookings: sql`
    select 1 from app.holds as held where held.tenant_id = subject.tenant_id and held.kind = 'child' and held.resource_id = subject.id`,
  visits: of('app.check_ins'),
  classes: of('app.class_group_members'),
  questionnaires: of('app.questionnaire_answers'),
  assessments: of('app.user_assessments'),
  tests: of('app.test_requests'),
  links: of('app.guest_links'),
  grants: of('app.subject_grants'),
  moves: of('app.subject_moves'),
  music: of('app.music_generations'),
  wellbeing: sql`${of('app.wellbeing_entries')} union all ${of('app.wellbeing_goals')}`,
  focus: sql`${of('app.focus_programs')} union all ${of('app.focus_thoughts')}`,
  dailyTopics: sql`${of('app.subject_templates')} union all ${of('app.topic_marks')}`,
  // lifted or not: that there was one stays on record
  legalHolds: of('app.legal_holds'),
  // those of the list came with it, or were here before
  guardians: sql`
    select 1 from app.subject_guardians as link
    join app.guardians as guardian on guardian.tenant_id = link.tenant_id and guardian.id = link.guardian_id
    where link.tenant_id = subject.tenant_id and link.subject_id = subject.id
      and guardian.import_id is distinct from subject.import_id and guardian.created_at > finished.finished_at`,
};

const kinds = Object.keys(builtOn) as ImportObstacle[];

/** How many children of an import are still there, and on how many of them was built what. */
export async function findBuilt(db: Db, importId: string): Promise<UndoPreview> {
  const { rows, changed, obstacles } = await countBuilt(db, importId, {
    table: 'app.subjects',
    as: 'subject',
    kinds,
    isBuiltOn: (kind) => sql`exists (${builtOn[kind]})`,
    isChanged: sql`subject.updated_at > finished.finished_at`,
  });
  return { children: rows, changed, obstacles: obstacles.map(({ kind, rows: children }) => ({ kind, children })) };
}
