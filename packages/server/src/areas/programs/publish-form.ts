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
