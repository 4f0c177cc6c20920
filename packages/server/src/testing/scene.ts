import { sql } from 'kysely';
import { type Cast, insertPeople, type StaffKey } from '../fixtures/demo-people.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { Db } from '../platform/db/types.ts';
import type { Member } from '../platform/http/caller.ts';
import { cloneDatabase, type TestDatabase } from './template.ts';

/** Noon at the Riverside centre on a day in June. */
export const noon = new Date('2031-06-04T16:00:00Z');

export interface Scene extends TestDatabase {
  cast: Cast;
  /** Somebody at work at Riverside, at noon unless told. */
  as(person: StaffKey, now?: Date): Member;
  /** Runs a use case as its caller, in a transaction on the restricted role. */
  run<T>(caller: Member, useCase: (db: Db) => Promise<T>): Promise<T>;
  addChild(name?: string): Promise<string>;
  addPlan(subjectId: string, sessions?: number): Promise<string>;
  addRoom(name: string, state?: 'Effective' | 'Invalid'): Promise<string>;
  addOccurrence(planId: string, subjectId: string, startsAt: Date): Promise<string>;
  sessionId(planId: string, num: number): Promise<string>;
}

/** A centre with its staff on a database of its own; children, plans and rooms are added as a test needs them. */
export async function openScene(): Promise<Scene> {
  const database = await cloneDatabase();
  const { owner } = database;
  const cast = await inTransaction(owner, {}, insertPeople);
  const tenant = cast.tenantId('riverside');
  const templateVersion = await addTemplate(owner as never);
  const one = async (statement: ReturnType<typeof sql<{ id: string }>>) => (await statement.execute(owner)).rows[0]?.id ?? '';
  return {
    ...database,
    cast,
    as: (person, now = noon) => cast.member(person, 'riverside', now),
    run: (caller, useCase) =>
      inTransaction(database.pools.centre, { 'app.tenant_id': caller.tenantId, 'app.person_id': caller.personId }, useCase),
    addChild: (name = 'Ida Berg') =>
      one(sql`
        insert into app.subjects (tenant_id, first_name, last_name, name, birthday, gender, bind_state, created_at)
        values (${tenant}, ${name}, 'Berg', ${name}, '2024-02-29', 'Female', 'Bind', ${noon}) returning id`),
    addPlan: async (subjectId, sessions = 10) => {
      const planId = await one(sql`
        insert into app.plans (tenant_id, plan_template_version_id, scale, start_difficulty, lead_coach_id)
        values (${tenant}, ${templateVersion}, 1, 6, ${cast.personId('lin')}) returning id`);
      await sql`insert into app.plan_members (tenant_id, plan_id, subject_id) values (${tenant}, ${planId}, ${subjectId})`.execute(owner);
      await sql`insert into app.sessions (tenant_id, plan_id, num) select ${tenant}::uuid, ${planId}::uuid, generate_series(1, ${sessions}::int)`.execute(
        owner,
      );
      return planId;
    },
    addRoom: (name, state = 'Effective') =>
      one(sql`insert into app.classrooms (tenant_id, classroom_name, state) values (${tenant}, ${name}, ${state}) returning id`),
    addOccurrence: async (planId, subjectId, startsAt) => {
      const ends = new Date(startsAt.getTime() + 45 * 60_000);
      const id = await one(sql`
        insert into app.occurrences (tenant_id, plan_id, starts_at, ends_at, platform, coach_id, created_by)
        values (${tenant}, ${planId}, ${startsAt}, ${ends}, 'Web', ${cast.personId('lin')}, ${cast.personId('lin')}) returning id`);
      await sql`insert into app.holds (tenant_id, occurrence_id, kind, resource_id, during)
        select ${tenant}::uuid, ${id}::uuid, kind, resource::uuid, tstzrange(${startsAt}::timestamptz, ${ends}::timestamptz)
        from (values ('coach', ${cast.personId('lin')}), ('child', ${subjectId}::text)) as held (kind, resource)`.execute(owner);
      return id;
    },
    sessionId: (planId, num) => one(sql`select id from app.sessions where plan_id = ${planId} and num = ${num}`),
  };
}

async function addTemplate(owner: Db): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with form as (insert into catalog.forms (code, scope, name) values ('scene', 'overall', '{}') returning id),
    version as (insert into catalog.form_versions (form_id, version) select id, 1 from form returning id),
    template as (insert into catalog.plan_templates (code) values ('scene') returning id)
    insert into catalog.plan_template_versions (plan_template_id, version, published_at, name, description, total_num, overall_form_version_id, category_form_version_id)
    select template.id, 1, now(), '{"en": "Plan", "zh-Hans": "计划", "es": "Plan"}', '{"en": "", "zh-Hans": "", "es": ""}', 10, version.id, version.id from template, version
    returning id`.execute(owner);
  return rows[0]?.id ?? '';
}
