import { type LocalText, languages } from '@trellis/contract/languages';
import { type SkillId, skillIds } from '@trellis/contract/scoring/skills';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type ReportText, type reportTextCalls, shippedStamp } from '@trellis/contract/vr-classroom/report-text-calls';
import { namesDisorder, skillMeanings } from '@trellis/contract/vr-classroom/skill-meanings';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { findTest } from '../test-store.ts';

type Calls = typeof reportTextCalls;

/** What reports say of each skill: as the platform says it, else as the product does. */
export async function listReportTexts(db: Db): Promise<OutputOf<Calls['list']>> {
  const rows = await db.selectFrom('catalog.report_texts').select(['code', 'texts', 'concurrency_stamp']).execute();
  const items = skillIds.map((code): ReportText => {
    const own = rows.find((row) => row.code === code);
    return {
      code,
      texts: (own?.texts as unknown as LocalText | undefined) ?? shippedOf(code),
      isChanged: own !== undefined,
      concurrencyStamp: own?.concurrency_stamp ?? shippedStamp,
    };
  });
  return { items };
}

const shippedOf = (code: SkillId): LocalText => ({
  en: skillMeanings.en[code],
  'zh-Hans': skillMeanings['zh-Hans'][code],
  es: skillMeanings.es[code],
});

/** Says of a skill something else; a stale editor is told what is said now. */
export async function saveReportText(db: Db, _caller: Actor, { code, texts, concurrencyStamp }: InputOf<Calls['save']>): Promise<void> {
  const diagnosing = languages.find((language) => namesDisorder(texts[language]));
  if (diagnosing) refuse('RocketSystem:TextDiagnoses', { members: [`texts.${diagnosing}`] });
  const saved =
    concurrencyStamp !== shippedStamp
      ? await db
          .updateTable('catalog.report_texts')
          .set({ texts: JSON.stringify(texts) })
          .where('code', '=', code)
          .where('concurrency_stamp', '=', concurrencyStamp)
          .returning('id')
          .executeTakeFirst()
      : await db
          .insertInto('catalog.report_texts')
          .values({ code, texts: JSON.stringify(texts) })
          .onConflict((conflict) => conflict.column('code').doNothing())
          .returning('id')
          .executeTakeFirst();
  if (saved) return;
  const { items } = await listReportTexts(db);
  refuse('Trellis:StaleStamp', { data: { current: items.find((item) => item.code === code) } });
}

/** The same in the reader's language, for the report of a test. */
export async function textsOfReport(
  db: Db,
  { language }: Actor,
  { caseId }: InputOf<Calls['ofReport']>,
): Promise<OutputOf<Calls['ofReport']>> {
  const [{ items }] = await Promise.all([listReportTexts(db), findTest(db, caseId, 'caseId')]);
  return { items: items.map(({ code, texts }) => ({ code, text: texts[language] })) };
}
