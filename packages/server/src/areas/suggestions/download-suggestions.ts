import { dateIn } from '@trellis/contract/scheduling/rules';
import type { SuggestionFilter } from '@trellis/contract/suggestions/calls';
import type { SuggestionType } from '@trellis/contract/suggestions/rules';
import { reviewStateWords, shownStateWords, suggestionFieldWords, suggestionTypeWords } from '@trellis/contract/suggestions/words';
import { sql } from 'kysely';
import { type ExcelColumn, excelReply } from '../../platform/documents/excel.ts';
import { inPortions } from '../../platform/documents/portions.ts';
import type { Actor } from '../../platform/http/caller.ts';
import type { FileReply, Read } from '../../platform/http/routes.ts';
import { latestFirst, matching, type SuggestionRow, suggestionsWhere } from './suggestion-store.ts';

/** The suggestions of one type that a filter names as an Excel file. */
export const downloadSuggestions =
  (type: SuggestionType) =>
  async (read: Read, caller: Actor, filter: SuggestionFilter): Promise<FileReply> => {
    const condition = matching(caller, type, filter);
    const portions = inPortions<SuggestionRow>(read, async (db, last, limit) => {
      const beyond = last ? sql`(suggestion.created_at, suggestion.id) < (${last.orderedAt}::timestamptz, ${last.id}::uuid)` : sql`true`;
      return (await suggestionsWhere(caller, sql`${condition} and ${beyond}`, sql`order by ${latestFirst} limit ${limit}`).execute(db))
        .rows;
    });
    const title = suggestionTypeWords[caller.language][type];
    const fileName = `${title} ${dateIn(caller.zone, caller.now.toISOString())}.xlsx`;
    return excelReply({ fileName, sheetName: title, columns: columnsOf(type, caller), portions });
  };

function columnsOf(type: SuggestionType, { language, zone }: Actor): ExcelColumn<SuggestionRow>[] {
  const fields = suggestionFieldWords[language];
  const day = (at: Date) => new Date(`${dateIn(zone, at.toISOString())}T00:00:00Z`);
  const columns: ExcelColumn<SuggestionRow>[] = [
    { header: fields.code, width: 14, value: (row) => row.programCode },
    { header: fields.program, width: 28, value: (row) => row.programTitle },
    { header: fields.content, width: 60, value: (row) => row.content },
    { header: fields.creator, width: 24, value: (row) => row.creator },
    { header: fields.center, width: 28, value: (row) => row.tenantName },
    { header: fields.created, width: 14, format: 'mm/dd/yyyy', value: (row) => day(row.creationTime) },
    { header: fields.likes, width: 10, format: '0', value: (row) => row.likes },
    { header: fields.review, width: 16, value: (row) => reviewStateWords[language][row.review] },
    { header: fields.reply, width: 60, value: (row) => row.reply },
  ];
  if (type === 'Comments') return columns;
  return [...columns, { header: fields.status, width: 18, value: (row) => shownStateWords[language][row.status] }];
}
