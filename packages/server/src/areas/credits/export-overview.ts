import type { creditFileCalls } from '@trellis/contract/credits/file-calls';
import { statementWords } from '@trellis/contract/credits/words';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { type ExcelColumn, excelReply } from '../../platform/documents/excel.ts';
import { inPortions } from '../../platform/documents/portions.ts';
import type { Actor, Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { FileReply, Read } from '../../platform/http/routes.ts';
import { movementColumns, whoColumns } from './export-statement.ts';
import { overviewName } from './export-texts.ts';
import { change, contractOfPosting, creatorOf, joinContract, matches, postings, type StatementRow } from './statement-store.ts';

type Period = InputOf<typeof creditFileCalls.overview>;
type Row = Omit<StatementRow, 'balance' | 'creationTime' | 'tagId' | 'amount'> & { child: string };

/** Every posting of the centre's families in a period as an Excel file: the sums of the overview, one by one. */
export async function exportOverview(read: Read, caller: Actor, period: Period): Promise<FileReply> {
  if (caller.kind !== 'member') return refuse('Trellis:NotAllowed');
  const overview = overviewName[caller.language];
  const columns: ExcelColumn<Row>[] = [
    { header: statementWords[caller.language].child, width: 28, value: (row) => row.child },
    ...movementColumns(caller),
    ...whoColumns(caller),
  ];
  return excelReply({
    fileName: `${overview} ${period.from} ${period.to}.xlsx`,
    sheetName: overview,
    columns,
    portions: portionsOf(read, caller, period),
  });
}

function portionsOf(read: Read, caller: Member, period: Period): AsyncGenerator<Row[]> {
  return inPortions<Row>(read, async (db, last, limit) => {
    const beyond = last ? sql`(posting.created_at, posting.id) < (${last.postedAt}::timestamptz, ${last.id}::uuid)` : sql`true`;
    const { rows } = await sql<Row>`
      select posting.id, posting.created_at::text as "postedAt",
        to_char(posting.created_at at time zone ${caller.zone}, 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "localTime",
        subject.name as child, posting.kind, source.commodity, ${change} as change, ${contractOfPosting} as contract, tag.name ->> ${caller.language} as "tagName",
        session.num as "sessionNum", posting.remark, ${creatorOf(caller)} as creator
      from ${postings}
      join app.subjects as subject on subject.tenant_id = posting.tenant_id and subject.id = posting.subject_id
      ${joinContract}
      left join catalog.assessment_tags as tag on tag.id = source.tag_id
      left join app.sessions as session on session.tenant_id = posting.tenant_id and session.id = posting.session_id
      left join identity.known_persons as person on person.id = posting.person_id
      where posting.subject_id is not null and ${matches(period, caller.zone)} and ${beyond}
      order by posting.created_at desc, posting.id desc limit ${limit}`.execute(db);
    return rows;
  });
}
