import type { Words } from '@trellis/contract/languages';
import { dateIn } from '@trellis/contract/scheduling/rules';
import type { trialFileCalls } from '@trellis/contract/trial-plans/file-calls';
import { trainingTypeWords, trialFieldWords, trialStateWords } from '@trellis/contract/trial-plans/words';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { type ExcelColumn, excelReply } from '../../platform/documents/excel.ts';
import { inPortions } from '../../platform/documents/portions.ts';
import type { Actor } from '../../platform/http/caller.ts';
import type { FileReply, Read } from '../../platform/http/routes.ts';
import { type ListedTrial, latestFirst, matchesTrial, trialsWhere } from './list-trials.ts';

const fileTexts: Words<'title'> = {
  en: { title: 'Trial sessions' },
  'zh-Hans': { title: '体验课' },
  es: { title: 'Sesiones de prueba' },
};

/** The trials of all centres that a filter names as an Excel file. */
export async function downloadTrials(read: Read, caller: Actor, filter: InputOf<typeof trialFileCalls.excel>): Promise<FileReply> {
  const { title } = fileTexts[caller.language];
  const matching = matchesTrial(caller, filter);
  const portions = inPortions<ListedTrial>(read, async (db, last, limit) => {
    const beyond = last
      ? sql`(trial.created_at, trial.id) < (${last.orderedAt}::timestamptz, (select one.id from app.trials as one where one.plan_id = ${last.id}))`
      : sql`true`;
    return (await trialsWhere(sql`${matching} and ${beyond}`, sql`order by ${latestFirst} limit ${limit}`).execute(db)).rows;
  });
  const fileName = `${title} ${dateIn(caller.zone, caller.now.toISOString())}.xlsx`;
  return excelReply({ fileName, sheetName: title, columns: columnsFor(caller), portions });
}

function columnsFor({ language, zone }: Actor): ExcelColumn<ListedTrial>[] {
  const fields = trialFieldWords[language];
  const day = (at: Date | null) => at && new Date(`${dateIn(zone, at.toISOString())}T00:00:00Z`);
  const date = { width: 14, format: 'mm/dd/yyyy' };
  return [
    { header: fields.center, width: 28, value: (row) => row.tenantName },
    { header: fields.child, width: 28, value: (row) => row.subjectName },
    { header: fields.number, width: 18, value: (row) => row.outpatientNumber },
    { header: fields.trainingType, width: 16, value: (row) => trainingTypeWords[language][row.trainingType] },
    { header: fields.complaint, width: 40, value: (row) => row.complaint },
    { header: fields.coach, width: 24, value: (row) => row.coachName },
    { header: fields.state, width: 14, value: (row) => trialStateWords[language][row.state] },
    { header: fields.programs, width: 12, format: '0', value: (row) => row.programCount },
    { header: fields.done, width: 12, format: '0', value: (row) => row.doneCount },
    { header: fields.rating, width: 12, format: '0.0', value: (row) => row.rating },
    { header: fields.started, ...date, value: (row) => day(row.startedAt) },
    { header: fields.finished, ...date, value: (row) => day(row.finishedAt) },
  ];
}
