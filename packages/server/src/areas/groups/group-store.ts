import type { ClassGroup } from '@trellis/contract/groups/schemas';
import type { Language } from '@trellis/contract/languages';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';

type Row = Omit<ClassGroup, 'creationTime'> & { creationTime: Date };

const trainers = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', person.id, 'name', person.name) order by person.name, person.id), '[]')
  from app.class_group_coaches as link join identity.known_persons as person on person.id = link.person_id
  where link.tenant_id = class_group.tenant_id and link.class_group_id = class_group.id
)`;

const children = sql`(
  select coalesce(jsonb_agg(
    jsonb_build_object('id', subject.id, 'name', subject.name, 'outpatientNumber', subject.outpatient_number) order by subject.name, subject.id
  ), '[]')
  from app.class_group_members as member
  join app.subjects as subject on subject.tenant_id = member.tenant_id and subject.id = member.subject_id
  where member.tenant_id = class_group.tenant_id and member.class_group_id = class_group.id
)`;

const planName = (language: Language) => sql`(
  select version.name ->> ${language} from catalog.plan_template_versions as version
  where version.plan_template_id = class_group.plan_template_id and version.published_at is not null order by version.version desc limit 1
)`;

/** Classes with their coaches and children in one query. `matching` and `page` speak of `class_group`. */
export async function findClassGroups(
  db: Db,
  language: Language,
  matching: RawBuilder<unknown>,
  page: RawBuilder<unknown> = sql``,
): Promise<ClassGroup[]> {
  const { rows } = await sql<Row>`
    select class_group.id, class_group.name, class_group.type, class_group.capacity, class_group.age_stage as "ageStage",
      class_group.plan_template_id as "trainingPlanV2Id", ${planName(language)} as "trainingPlanV2Name",
      class_group.start_difficulty as "startDifficulty", ${trainers} as trainers, ${children} as "groupLinkUsers",
      class_group.created_at as "creationTime", class_group.concurrency_stamp as "concurrencyStamp"
    from app.class_groups as class_group
    where ${matching} ${page}`.execute(db);
  return rows.map((row) => ({ ...row, creationTime: row.creationTime.toISOString() }));
}

/** One class of the acting centre; not found when there is none. */
export async function requireClassGroup(db: Db, language: Language, id: string): Promise<ClassGroup> {
  const [found] = await findClassGroups(db, language, sql`class_group.id = ${id}`);
  return found ?? refuse('Trellis:NotFound');
}

/**
 * Takes a class until the transaction ends: who changes it, or who is in it, comes one after the other.
 * Whoever names the stamp they saw is told what was saved meanwhile.
 */
export async function lockClassGroup(db: Db, language: Language, id: string, seenStamp?: string) {
  const locked = await db
    .selectFrom('app.class_groups')
    .select(['plan_template_id', 'start_difficulty', 'seats', 'concurrency_stamp'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!locked) return refuse('Trellis:NotFound');
  if (seenStamp && seenStamp !== locked.concurrency_stamp) {
    refuse('Trellis:StaleStamp', { data: { current: await requireClassGroup(db, language, id) } });
  }
  return locked;
}

/** How many children are in a class. */
export async function countChildren(db: Db, groupId: string): Promise<number> {
  const { count } = await db
    .selectFrom('app.class_group_members')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('class_group_id', '=', groupId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Gives a class another stamp: who is in it belongs to what an editor looks at. */
export async function touchClassGroup(db: Db, id: string): Promise<void> {
  await sql`update app.class_groups set updated_at = now() where id = ${id}`.execute(db);
}
