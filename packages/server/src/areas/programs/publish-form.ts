import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';

/** What a form keeps of a field's version `v`: what is said by language stands in each, Spanish reading English where it has none of its own. */
const askedOf = sql`v.type, v.is_required, v.display_names,
  case when v.descriptions ->> 'en' <> '' then v.descriptions end,
  (
    select jsonb_object_agg(language, v.extra_properties - '{en,zh,es}'::text[] || coalesce(v.extra_properties -> language, v.extra_properties -> 'en', '{}'))
    from unnest('{en,zh,es}'::text[]) as language
  )`;

const columns = sql.raw(
  'form_version_id, position, code, property_version_id, type, is_required, display_name, description, extra_properties',
);

/** The next version of a form, which asks these versions of fields in this order: (property_version_id, position, code). */
async function addVersion(db: Db, formId: string, asked: RawBuilder<unknown>, now: Date): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with next as (
      insert into catalog.form_versions (form_id, version, published_at)
      select ${formId}::uuid, coalesce(max(version), 0) + 1, ${now}::timestamptz from catalog.form_versions where form_id = ${formId}
      returning id
    ), asked as (${asked}), written as (
      insert into catalog.properties (${columns})
      select next.id, asked.position, asked.code, asked.property_version_id, ${askedOf}
      from next, asked join catalog.feedback_property_versions v on v.id = asked.property_version_id
    )
    select id from next`.execute(db);
  return rows[0]?.id ?? '';
}

/** Forms whose latest version asks an earlier version of a field ask this one from now on, in their next. */
export async function askAnew(db: Db, propertyId: string, versionId: string, now: Date): Promise<void> {
  const { rows } = await sql<{ formId: string; latestId: string }>`
    select latest.form_id as "formId", latest.id as "latestId"
    from (select distinct on (form_id) id, form_id from catalog.form_versions order by form_id, version desc) as latest
    where exists (
      select from catalog.properties as property join catalog.feedback_property_versions as v on v.id = property.property_version_id
      where property.form_version_id = latest.id and v.feedback_property_id = ${propertyId} and v.id <> ${versionId}
    ) order by latest.form_id`.execute(db);
  for (const { formId, latestId } of rows) {
    const asked = sql`
      select case when v.feedback_property_id = ${propertyId} then ${versionId}::uuid else v.id end as property_version_id, property.position, property.code
      from catalog.properties as property join catalog.feedback_property_versions as v on v.id = property.property_version_id
      where property.form_version_id = ${latestId}`;
    await addVersion(db, formId, asked, now);
  }
}

/** What a draft of a program asks, as its editor put it in order, each field as published now. */
const askedBy = (versionId: string) => sql`
  select v.id as property_version_id, chosen.position, field.code
  from catalog.program_version_properties as chosen
  join catalog.feedback_properties as field on field.id = chosen.feedback_property_id
  join lateral (
    select id from catalog.feedback_property_versions where feedback_property_id = field.id order by version desc limit 1
  ) as v on true
  where chosen.program_version_id = ${versionId}`;

/** Gives a draft of a program its form: one that asks the very same already, or the next version of the program's own. */
export async function publishFormOf(db: Db, versionId: string, now: Date): Promise<void> {
  const { rows: known } = await sql<{ id: string }>`
    with asked as (${askedBy(versionId)})
    select property.form_version_id as id from catalog.properties as property
    join catalog.form_versions as version on version.id = property.form_version_id
    join catalog.forms as form on form.id = version.form_id and form.scope in ('item', 'static')
    group by property.form_version_id
    having array_agg(property.property_version_id order by property.position) = (select array_agg(property_version_id order by position) from asked)
    order by property.form_version_id limit 1`.execute(db);
  const formVersionId = known[0]?.id ?? (await addVersion(db, await ownFormOf(db, versionId), askedBy(versionId), now));
  await sql`update catalog.program_versions set form_version_id = ${formVersionId} where id = ${versionId}`.execute(db);
}

async function ownFormOf(db: Db, versionId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with own as (
      select 'program-' || program.code as code, case program.kind when 'static' then 'static' else 'item' end as scope, version.title
      from catalog.program_versions as version join catalog.programs as program on program.id = version.program_id where version.id = ${versionId}
    ), added as (
      insert into catalog.forms (code, scope, name) select code, scope, title from own on conflict (code) do nothing returning id
    )
    select id from added union all select form.id from catalog.forms as form join own on own.code = form.code`.execute(db);
  return rows[0]?.id ?? '';
}
