import type { Language } from '@trellis/contract/languages';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { textIn } from '../../platform/resources/texts.ts';
import type { ChangeRow } from './change-row.ts';
import { libraryLabels } from './library-labels.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

type Row = Pick<ChangeRow, 'table' | 'rowId'>;

interface NamedRow {
  table: string;
  rowId: string;
  name: string | null;
  /** Whom the row is about, where it has no name of its own. */
  about: string | null;
}

export interface RowNames {
  named: readonly NamedRow[];
  labelOf: (row: Row, labels: ReadonlyMap<string, string>) => string | null;
}

/**
 * What the changed rows are called: by the name they were last given, or by whom they are about. A membership is about a person, whose own
 * name counts again once they changed it.
 */
export async function rowLabels(db: Db, rows: readonly ChangeRow[]): Promise<RowNames> {
  const ids = [...new Set(rows.flatMap((row) => row.rowId ?? []))];
  const { rows: named } = await sql<NamedRow>`
    select table_name as "table", row_id as "rowId",
      (array_agg(own.name order by at desc, id desc) filter (where own.name is not null and table_name <> 'identity.memberships'))[1] as name,
      (array_agg(own.about order by at desc, id desc) filter (where own.about is not null))[1] as about
    from audit.changes, lateral (
      select coalesce(after, '{}') || coalesce(before, '{}') as known
    ) as whole, lateral (
      select coalesce(
        after ->> 'name', after ->> 'full_name', after ->> 'classroom_name', after ->> 'file_name', after ->> 'policy', after ->> 'project',
        known ->> 'name', known ->> 'full_name', known ->> 'classroom_name', known ->> 'file_name', known ->> 'policy', known ->> 'project'
      ) as name, coalesce(known ->> 'subject_id', known ->> 'person_id', known ->> 'trainer_id') as about
    ) as own
    where row_id = any (${ids}::uuid[])
    group by table_name, row_id`.execute(db);
  const byRow = new Map(named.map((row) => [`${row.table} ${row.rowId}`, row]));
  return {
    named,
    labelOf: (row, labels) => {
      const found = byRow.get(`${row.table} ${row.rowId}`);
      // a membership's roles and centres stand under its id
      const own = found ?? byRow.get(`identity.memberships ${row.rowId}`);
      // a name in several languages is told in the reader's
      if (row.table.startsWith('catalog.') && labels.has(row.rowId ?? '')) return labels.get(row.rowId ?? '') ?? null;
      return own?.name ?? labels.get(own?.about ?? '') ?? labels.get(row.rowId ?? '') ?? null;
    },
  };
}

interface Told {
  rows: readonly ChangeRow[];
  names: RowNames;
  language: Language;
}

/** What the ids in these changes stand for: people, children and tenants whom the caller may know, and what the library calls its own. */
export async function labelsOf(db: Db, { rows, names: { named }, language }: Told): Promise<Map<string, string>> {
  const values = rows.flatMap((row) => [...Object.values(row.before ?? {}), ...Object.values(row.after ?? {}), row.rowId]);
  const ids = [...new Set([...values, ...named.map((row) => row.about)].filter((value) => typeof value === 'string' && uuid.test(value)))];
  const { rows: found } = await sql<{ id: string; name: string }>`
    select id, name from identity.known_persons where id = any (${ids}::uuid[])
    union all select id, name from app.subjects where id = any (${ids}::uuid[])
    union all select id, name from identity.tenants where id = any (${ids}::uuid[])
    union all select id, name from app.class_groups where id = any (${ids}::uuid[])
    union all select id, name from app.staff_groups where id = any (${ids}::uuid[])
    union all select id, classroom_name from app.classrooms where id = any (${ids}::uuid[])
    union all select id, full_name from app.guardians where id = any (${ids}::uuid[])
    union all select id, name from app.devices where id = any (${ids}::uuid[])
    union all select id, name from app.test_locations where id = any (${ids}::uuid[])
    union all
    select plan.id, ${textIn('template.name', language)} from app.plans plan
    join catalog.plan_template_versions template on template.id = plan.plan_template_version_id where plan.id = any (${ids}::uuid[])
    union all select id, '#' || num from app.sessions where id = any (${ids}::uuid[])
    union all
    select m.id, p.name from identity.memberships m join identity.known_persons p on p.id = m.person_id where m.id = any (${ids}::uuid[])
    union all ${libraryLabels(ids as string[], language)}`.execute(db);
  return new Map(found.filter(({ name }) => name).map(({ id, name }) => [id, name]));
}
