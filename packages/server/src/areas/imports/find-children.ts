import type { RecordField } from '@trellis/contract/imports/fields';
import type { LocalText } from '@trellis/contract/languages';
import { sql } from 'kysely';
import { calledOneOf } from '../../platform/db/patterns.ts';
import type { Db } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { RowReader } from '../../platform/imports/row-reader.ts';

interface Child {
  id: string;
  name: string;
  number: string | null;
  isArchived: boolean;
}

/** The children that a list mentions. */
export interface KnownChildren {
  byNumber: ReadonlyMap<string, Child>;
  byName: ReadonlyMap<string, readonly Child[]>;
}

const remarks = {
  noChild: {
    en: 'No child of this center is called “{value}”.',
    'zh-Hans': '本中心没有名为“{value}”的儿童。',
    es: 'Ningún niño o niña de este centro se llama «{value}».',
  },
  noNumber: {
    en: 'No child of this center has the clinic number “{value}”.',
    'zh-Hans': '本中心没有门诊号为“{value}”的儿童。',
    es: 'Ningún niño o niña de este centro tiene el número clínico «{value}».',
  },
  severalChildren: {
    en: 'Several children are called “{value}”. Enter the clinic number too.',
    'zh-Hans': '有多名儿童名为“{value}”，请同时填写门诊号。',
    es: 'Varios niños o niñas se llaman «{value}». Escriba también el número clínico.',
  },
  otherChild: {
    en: 'The child with this clinic number is called “{value}”.',
    'zh-Hans': '该门诊号对应的儿童名为“{value}”。',
    es: 'El niño o la niña con este número clínico se llama «{value}».',
  },
  archived: {
    en: 'This child is archived. Restore it first.',
    'zh-Hans': '该儿童已归档，请先恢复。',
    es: 'Este niño o niña está archivado. Restáurelo primero.',
  },
} as const satisfies Record<string, LocalText>;

const key = (name: string) => name.trim().toLowerCase();

/** Looks up the children that rows name, all at once. */
export async function findChildren(db: Db, readers: readonly RowReader<RecordField>[]): Promise<KnownChildren> {
  const names = readers.map((reader) => reader.get('child').trim());
  const numbers = readers.map((reader) => reader.get('outpatientNumber'));
  const { rows } = await sql<Child>`
    select id, name, outpatient_number as number, tag = 'Archived' as "isArchived" from app.subjects
    where tenant_id = app.acting_tenant() and erased_at is null
      and (${calledOneOf(sql`name`, names)} or outpatient_number = any (${numbers}::text[]))`.execute(db);
  return {
    byNumber: new Map(rows.flatMap((child) => (child.number ? [[child.number, child] as const] : []))),
    byName: Map.groupBy(rows, ({ name }) => key(name)),
  };
}

/** The child that a row may mean, before anything is said of it. */
export function childOf(reader: RowReader<RecordField>, { byNumber, byName }: KnownChildren): Child | undefined {
  const number = reader.get('outpatientNumber');
  return number === '' ? byName.get(key(reader.get('child')))?.[0] : byNumber.get(number);
}

/** The id of the child that a row names, by clinic number, by name or by both; empty where it is none. */
export function readChild(reader: RowReader<RecordField>, known: KnownChildren): string {
  const name = reader.get('child');
  const number = reader.get('outpatientNumber');
  if (number === '' && name === '') {
    reader.need(reader.has('child') ? 'child' : 'outpatientNumber');
    return '';
  }
  const child = number === '' ? named(reader, name, known) : numbered(reader, { number, name }, known);
  if (child?.isArchived) reader.refuse(name === '' ? 'outpatientNumber' : 'child', remarks.archived);
  return child?.id ?? '';
}

function named(reader: RowReader<RecordField>, value: string, { byName }: KnownChildren): Child | undefined {
  const [child, another] = byName.get(key(value)) ?? [];
  if (!child) reader.refuse('child', remarks.noChild, { value });
  if (another) reader.refuse('child', remarks.severalChildren, { value });
  return another ? undefined : child;
}

function numbered(
  reader: RowReader<RecordField>,
  { number, name }: { number: string; name: string },
  { byNumber }: KnownChildren,
): Child | undefined {
  const child = byNumber.get(number);
  if (!child) reader.refuse('outpatientNumber', remarks.noNumber, { value: number });
  else if (name !== '' && key(child.name) !== key(name)) reader.refuse('child', remarks.otherChild, { value: child.name });
  return child;
}

/** Takes children until the transaction ends, in the order that everybody takes them; refuses where one was archived or forgotten meanwhile. */
export async function lockNamed(db: Db, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)];
  const { rows } = await sql<{ id: string }>`
    select id from app.subjects where id = any (${wanted}::uuid[]) and tag <> 'Archived' and erased_at is null
    order by id for no key update`.execute(db);
  if (rows.length !== wanted.length) refuse('Trellis:ImportChanged');
}
