import type { guardianFileCalls } from '@trellis/contract/guardians/calls';
import { guardianFieldWords, referralSourceWords } from '@trellis/contract/guardians/words';
import type { LocalText } from '@trellis/contract/languages';
import { dateIn } from '@trellis/contract/scheduling/rules';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { type ExcelColumn, excelReply } from '../../platform/documents/excel.ts';
import { inPortions } from '../../platform/documents/portions.ts';
import type { Actor, Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { FileReply, Read } from '../../platform/http/routes.ts';
import { matchesGuardian, orderOfGuardians } from './list-guardians.ts';
import { roleIn } from './present.ts';
import { childrenOf, type GuardianRow, guardianColumns, type RelationRow } from './store.ts';

/** Of the file, without the day, and of its sheet. */
const listName: LocalText = { en: 'Guardians', 'zh-Hans': '监护人', es: 'Tutores' };

type Filter = InputOf<typeof guardianFileCalls.excelDownload>;
/** With where the next portion begins. */
type Listed = GuardianRow & { mark: string };
type Row = Listed & { children: readonly RelationRow[] };

/** The guardians that a filter names as an Excel file, in the order of their list, written while they are read. */
export async function downloadGuardians(read: Read, caller: Actor, filter: Filter): Promise<FileReply> {
  if (caller.kind !== 'member') return refuse('Trellis:NotAllowed');
  const name = listName[caller.language];
  const fileName = `${name} ${dateIn(caller.zone, caller.now.toISOString())}.xlsx`;
  return excelReply({ fileName, sheetName: name, columns: columnsFor(caller), portions: portionsOf(read, caller, filter) });
}

/** The guardians of a filter, each portion with its children. */
function portionsOf(read: Read, caller: Member, filter: Filter): AsyncGenerator<Row[]> {
  const condition = matchesGuardian(caller, filter);
  const order = orderOfGuardians(filter.sorting);
  return inPortions<Row>(read, async (db, last, limit) => {
    const beyond = last ? order.after(last) : sql`true`;
    const { rows } = await sql<Listed>`
      select ${guardianColumns}, ${order.mark} as mark from app.guardians as guardian where ${condition} and ${beyond}
      order by ${order.by} limit ${limit}`.execute(db);
    const children = await childrenOf(
      db,
      rows.map((row) => row.id),
    );
    return rows.map((row) => ({ ...row, children: children.get(row.id) ?? [] }));
  });
}

function columnsFor({ language, zone }: Member): ExcelColumn<Row>[] {
  const headers = guardianFieldWords[language];
  const day = (at: Date | null) => at && new Date(`${dateIn(zone, at.toISOString())}T00:00:00Z`);
  return [
    { header: headers.fullName, width: 28, value: (row) => row.fullName },
    { header: headers.children, width: 40, value: ({ children }) => children.map((child) => nameOf(child, language)).join(', ') },
    { header: headers.phone, width: 20, value: (row) => row.phone },
    { header: headers.email, width: 30, value: (row) => row.email },
    { header: headers.city, width: 20, value: (row) => row.city },
    { header: headers.source, width: 30, value: (row) => sourceOf(row, language) },
    { header: headers.emergency, width: 40, value: (row) => emergencyOf(row, language) },
    { header: headers.confirmedAt, width: 14, format: 'mm/dd/yyyy', value: (row) => day(row.confirmedAt) },
    { header: headers.createdAt, width: 14, format: 'mm/dd/yyyy', value: (row) => day(row.createdAt) },
  ];
}

const nameOf = ({ name, role }: RelationRow, language: Member['language']) => `${name} (${roleIn(role, language)})`;

const sourceOf = ({ source, sourceText }: Row, language: Member['language']) =>
  [source && referralSourceWords[language][source], sourceText].filter(Boolean).join(': ');

const emergencyOf = (row: Row, language: Member['language']) =>
  [row.emergencyContactName, roleIn(row.emergencyContactRole, language), row.emergencyContactPhone].filter(Boolean).join(', ');
