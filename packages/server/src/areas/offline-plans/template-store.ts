import type { LocalText } from '@trellis/contract/languages';
import type { ItemKind } from '@trellis/contract/offline-plans/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';

interface TemplateRow {
  templateId: string;
  versionId: string;
  name: LocalText;
  description: LocalText;
  totalNum: number;
  scale: number;
  musicCourseId: string | null;
}

/** A class has templates of its own. */
const ofChildren = sql`t.kind <> 'trainingPlanV2'`;
export const ofClasses = sql`t.kind = 'trainingPlanV2'`;

// of the templates that the acting centre was granted
const latestVersion = (which: RawBuilder<unknown>) => sql`
  select distinct on (tv.plan_template_id) tv.plan_template_id as "templateId", tv.id as "versionId", tv.name, tv.description,
    tv.total_num as "totalNum", tv.scale, tv.music_course_id as "musicCourseId", t.code
  from catalog.plan_template_versions tv
  join catalog.plan_templates t on t.id = tv.plan_template_id
  join catalog.grants g on g.tenant_id = app.acting_tenant() and g.kind = t.kind and g.item_id = t.id
  where t.status = 'Public' and tv.published_at is not null and ${which}
  order by tv.plan_template_id, tv.version desc`;

/** Every template that the acting centre was granted, in its latest published version. */
export async function listTemplates(db: Db, which = ofChildren): Promise<TemplateRow[]> {
  return (await sql<TemplateRow>`select * from (${latestVersion(which)}) latest order by latest.code`.execute(db)).rows;
}

export async function findTemplate(db: Db, templateId: string, which = ofChildren): Promise<TemplateRow | undefined> {
  return (await sql<TemplateRow>`select * from (${latestVersion(which)}) latest where "templateId" = ${templateId}`.execute(db)).rows[0];
}

interface TemplateItemRow {
  num: number;
  position: number;
  kind: ItemKind;
  programVersionId: string;
  offset: number;
  minDifficulty: number;
  maxDifficulty: number;
}

export async function templateItems(db: Db, versionId: string): Promise<TemplateItemRow[]> {
  const { rows } = await sql<TemplateItemRow>`
    select i.num, i.position, i.kind, i.program_version_id as "programVersionId", i.difficulty_offset as "offset",
      v.min_difficulty as "minDifficulty", v.max_difficulty as "maxDifficulty"
    from catalog.plan_template_items i
    join catalog.program_versions v on v.id = i.program_version_id
    where i.plan_template_version_id = ${versionId}
    order by i.num, i.position`.execute(db);
  return rows;
}

/** Locks the child, so that two plans created at once cannot both be the active one. False when the centre has no such child. */
export async function lockSubject(db: Db, subjectId: string): Promise<boolean> {
  return (await db.selectFrom('app.subjects').select('id').where('id', '=', subjectId).forNoKeyUpdate().executeTakeFirst()) !== undefined;
}

export async function hasActivePlan(db: Db, subjectId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from app.plan_members m
    join app.plans p on p.tenant_id = m.tenant_id and p.id = m.plan_id
    where m.subject_id = ${subjectId} and m.to_at is null and p.kind = 'one' and p.state = 'active' limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether a person is at work in this centre. */
export async function worksHere(db: Db, tenantId: string, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('identity.memberships')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('person_id', '=', personId)
    .where('state', '=', 'Effective')
    .executeTakeFirst();
  return row !== undefined;
}

interface NewPlan {
  tenantId: string;
  subjectId: string;
  trainerId: string;
  startDifficulty: number;
  serverNumber?: number | null | undefined;
  now: Date;
  template: TemplateRow;
}

export async function insertPlan(db: Db, plan: NewPlan): Promise<string> {
  const { id } = await db
    .insertInto('app.plans')
    .values({
      tenant_id: plan.tenantId,
      plan_template_version_id: plan.template.versionId,
      scale: plan.template.scale,
      start_difficulty: plan.startDifficulty,
      server_number: plan.serverNumber ?? null,
      music_course_id: plan.template.musicCourseId,
      lead_coach_id: plan.trainerId,
      created_at: plan.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('app.plan_members')
    .values({ tenant_id: plan.tenantId, plan_id: id, subject_id: plan.subjectId, from_at: plan.now })
    .execute();
  return id;
}

/** Sessions of a plan, from the first number to the last. */
export async function insertSessions(db: Db, tenantId: string, planId: string, { first, last }: Numbers): Promise<void> {
  await sql`
    insert into app.sessions (tenant_id, plan_id, num)
    select ${tenantId}::uuid, ${planId}::uuid, num from generate_series(${first}::int, ${last}::int) as num`.execute(db);
}

export interface Numbers {
  first: number;
  last: number;
}

export interface NewItem {
  num: number;
  position: number;
  kind: ItemKind;
  programVersionId: string;
  difficulty: number;
}

/** All items of all sessions in one statement: a long plan has thousands. */
export async function insertItems(db: Db, tenantId: string, planId: string, items: readonly NewItem[]): Promise<void> {
  await sql`
    insert into app.session_items (tenant_id, session_id, position, kind, program_version_id, difficulty)
    select s.tenant_id, s.id, i.position, i.kind, i.program, i.difficulty
    from unnest(
      ${items.map(({ num }) => num)}::int[], ${items.map(({ position }) => position)}::int[], ${items.map(({ kind }) => kind)}::text[],
      ${items.map(({ programVersionId }) => programVersionId)}::uuid[], ${items.map(({ difficulty }) => difficulty)}::smallint[]
    ) as i (num, position, kind, program, difficulty)
    join app.sessions s on s.tenant_id = ${tenantId} and s.plan_id = ${planId} and s.num = i.num`.execute(db);
}
