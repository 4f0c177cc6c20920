import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { templateGrantCalls } from '@trellis/contract/wellbeing-library/template';
import { type RawBuilder, sql } from 'kysely';
import { findPage, type Page } from '../../platform/db/page.ts';
import { byName } from '../../platform/db/sorting.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { textIn } from '../../platform/resources/texts.ts';
import { requireCentre } from '../tenancy/public.ts';
import { lockRow } from './lock-row.ts';

type Calls = typeof templateGrantCalls;
const table = 'catalog.wellbeing_templates';
const centre = sql`kind = 'centre' and deleted_at is null`;

/** Every template that is offered, and whether a center has it. */
export async function templateOfCenterGranted(
  db: Db,
  { language }: Actor,
  { tenantId }: InputOf<Calls['templateOfCenterGranted']>,
): Promise<OutputOf<Calls['templateOfCenterGranted']>> {
  const offered = sql<{ id: string; name: string; granted: boolean }>`
    select r.id, ${textIn('r.titles', language)} as name,
      exists (select 1 from catalog.template_grants g where g.template_id = r.id and g.tenant_id = ${tenantId}) as granted
    from catalog.wellbeing_templates r where r.status = 'Public' order by ${byName(textIn('r.titles', language))}, r.id`.execute(db);
  const [{ rows }] = await Promise.all([offered, requireCentre(db, tenantId)]);
  return { items: rows, totalCount: rows.length };
}

/** The centers that have a template, by name. */
export async function grantedCenters(
  db: Db,
  _caller: Actor,
  input: InputOf<Calls['grantedCenters']>,
): Promise<OutputOf<Calls['grantedCenters']>> {
  const counted = sql`from catalog.template_grants g join identity.tenants t on t.id = g.tenant_id and t.deleted_at is null
    where g.template_id = ${input.templateId}`;
  const rows = sql<{ id: string; name: string }>`select t.id, t.name ${counted}`;
  const [page] = await Promise.all([
    pageOf(db, { rows, counted, order: sql`lower(t.name), t.id` }, input),
    lockRow(db, table, input.templateId, 'templateId', { isRead: true }),
  ]);
  return page;
}

async function pageOf<T>(db: Db, list: { rows: RawBuilder<T>; counted: RawBuilder<unknown>; order: RawBuilder<unknown> }, page: Page) {
  const { rows, totalCount } = await findPage(db, list, page);
  return { items: rows, totalCount };
}

const grant = (db: Db, templateIds: readonly string[], tenantIds: readonly string[]) =>
  sql`insert into catalog.template_grants (tenant_id, template_id)
    select tenant, template from unnest(${tenantIds}::uuid[]) tenant cross join unnest(${templateIds}::uuid[]) template
    on conflict do nothing`.execute(db);

/** Grants a template to centers; those that have it keep it. */
export async function grantCenters(db: Db, _caller: Actor, { templateId, tenantIds }: InputOf<Calls['grantCenters']>): Promise<void> {
  await lockRow(db, table, templateId, 'templateId');
  const { rows } = await sql`
    select id from identity.tenants where id = any (${tenantIds}::uuid[]) and ${centre} order by id for key share`.execute(db);
  if (rows.length < new Set(tenantIds).size) refuse('Trellis:NotFound', { members: ['tenantIds'] });
  await grant(db, [templateId], tenantIds);
}

/** Grants templates to a center; it keeps those that it has. */
export async function grantTemplates(db: Db, _caller: Actor, { tenantId, templateIds }: InputOf<Calls['grantTemplates']>): Promise<void> {
  await requireCentre(db, tenantId);
  const { rows } = await sql`
    select id from catalog.wellbeing_templates where id = any (${templateIds}::uuid[]) order by id for key share`.execute(db);
  if (rows.length < new Set(templateIds).size) refuse('Trellis:NotFound', { members: ['templateIds'] });
  await grant(db, templateIds, [tenantId]);
}

/** The templates that a center has and that are offered: its own, or those of the center that the platform names. */
export async function templateOfCenter(
  db: Db,
  caller: Actor,
  input: InputOf<Calls['templateOfCenter']>,
): Promise<OutputOf<Calls['templateOfCenter']>> {
  const ofCentre = caller.kind === 'member' ? caller.tenantId : input.tenantId;
  const counted = sql`from catalog.wellbeing_templates r where r.status = 'Public' and exists (
    select 1 from catalog.template_grants g where g.template_id = r.id ${ofCentre ? sql`and g.tenant_id = ${ofCentre}` : sql``})`;
  const rows = sql<{ id: string; name: string; weekCount: number }>`
    select r.id, ${textIn('r.titles', caller.language)} as name,
      (select count(*)::int from catalog.template_weeks w where w.template_id = r.id) as "weekCount" ${counted}`;
  return pageOf(db, { rows, counted, order: sql`${byName(textIn('r.titles', caller.language))}, r.id` }, input);
}

/** Withdraws a template from a center: its children see it no more. */
export async function removeTemplateOfCenter(db: Db, _caller: Actor, input: InputOf<Calls['removeTemplateOfCenter']>): Promise<void> {
  const { rows } = await sql`
    delete from catalog.template_grants where template_id = ${input.templateId} and tenant_id = ${input.tenantId}
    returning template_id`.execute(db);
  if (rows.length === 0) refuse('Trellis:NotFound', { members: ['templateId'] });
}
