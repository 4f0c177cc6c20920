import { chatFileWords, chatRowWords } from '@trellis/contract/chat/words';
import { sql } from 'kysely';
import { excelReply } from '../../platform/documents/excel.ts';
import type { Actor } from '../../platform/http/caller.ts';
import type { FileReply, Read } from '../../platform/http/routes.ts';
import { type ReportRow, reportColumns } from './desk.ts';
import { localMoment, textOf } from './export-conversation.ts';

interface Figures {
  month: string;
  kind: 'single' | 'group' | 'family';
  conversations: number;
  messages: number;
  files: number;
  bytes: number;
}

type Row = { figures: Figures } | { report: ReportRow };
const figuresOf = (row: Row) => ('figures' in row ? row.figures : null);
const reportOf = (row: Row) => ('report' in row ? row.report : null);

/** How much of which kind is kept, month by month, and what was reported. What people wrote to each other is theirs. */
export async function exportDesk(read: Read, { tenantId, language, zone }: Actor): Promise<FileReply> {
  const words = chatFileWords[language];
  async function* portions(): AsyncGenerator<Row[]> {
    const figures = await read((db) =>
      sql<Figures>`select month::text, kind, conversations, messages, files, bytes from chat.figures(${tenantId})`.execute(db),
    );
    yield figures.rows.map((row) => ({ figures: row }));
    const reports = await read((db) => sql<ReportRow>`select ${reportColumns} from chat.reports order by created_at, id`.execute(db));
    yield reports.rows.map((row) => ({ report: row }));
  }
  const number = (field: 'conversations' | 'messages' | 'files' | 'bytes') => ({
    header: words[field],
    width: 16,
    format: '0',
    value: (row: Row) => figuresOf(row)?.[field] ?? null,
  });
  return excelReply<Row>({
    fileName: `${words.desk}.xlsx`,
    sheetName: words.desk,
    portions: portions(),
    columns: [
      {
        header: words.month,
        width: 20,
        format: 'yyyy-mm-dd hh:mm',
        value: (row) => ('figures' in row ? new Date(`${row.figures.month}T00:00:00Z`) : localMoment(row.report.sentAt.getTime(), zone)),
      },
      { header: words.what, width: 26, value: (row) => chatRowWords[language][figuresOf(row)?.kind ?? 'report'] },
      number('conversations'),
      number('messages'),
      number('files'),
      number('bytes'),
      { header: words.from, width: 24, value: (row) => reportOf(row)?.senderNickname ?? null },
      { header: words.text, width: 60, value: (row) => textOf(reportOf(row)?.content ?? '') },
      { header: words.reason, width: 40, value: (row) => reportOf(row)?.reason ?? null },
    ],
  });
}
