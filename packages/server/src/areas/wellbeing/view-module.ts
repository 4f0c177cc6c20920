import { dateIn } from '@trellis/contract/scheduling/rules';
import type { InputOf } from '@trellis/contract/types';
import { type ModuleProgress, type ModuleTab, type moduleCalls, recordedWithin } from '@trellis/contract/wellbeing/module-calls';
import type { WellbeingKind } from '@trellis/contract/wellbeing/rules';
import type { PdtModule } from '@trellis/contract/wellbeing-library/modules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { subjectOf } from '../subjects/public.ts';
import { followedTemplate, topicDays } from '../wellbeing-library/public.ts';

/** What a tab is about, and which days are recorded there. */
const modules: Readonly<Record<ModuleTab, { module: PdtModule; kind?: WellbeingKind }>> = {
  Cbt: { module: 'Cbt' },
  Emotion: { module: 'Emotion' },
  ParentLearning: { module: 'ParentLearning' },
  ParentEmotion: { module: 'ParentEmotion' },
  ExercisePdt: { module: 'Exercise', kind: 'exercise' },
  SleepPdt: { module: 'Sleep', kind: 'sleep' },
  NutritionPDT: { module: 'Nutrition', kind: 'nutrition' },
};

/** How far a child has come in a module, from what was done and recorded. */
export async function viewModule(
  db: Db,
  { language, zone, now }: Member,
  { subjectId, module: tab }: InputOf<(typeof moduleCalls)['records']>,
): Promise<ModuleProgress> {
  const today = dateIn(zone, now.toISOString());
  const { module, kind } = modules[tab];
  const [template, topics, recordedDays] = await Promise.all([
    followedTemplate(db, language, subjectId),
    topicDays(db, language, subjectId, sql`topic.module = ${module}`),
    kind ? countDays(db, subjectId, kind, today) : null,
    subjectOf(db, subjectId),
  ]);
  return {
    template: template?.name ?? null,
    fromDay: template?.fromDay ?? null,
    total: topics.length,
    due: topics.filter(({ day }) => day <= today).length,
    done: topics.filter(({ doneAt }) => doneAt).length,
    topics,
    recordedDays,
  };
}

async function countDays(db: Db, subjectId: string, kind: WellbeingKind, today: string): Promise<number> {
  const { rows } = await sql<{ days: number }>`
    select count(distinct entry.day)::int as days from app.wellbeing_entries as entry
    where entry.subject_id = ${subjectId} and entry.kind = ${kind} and entry.day <= ${today}::date
      and entry.day > ${today}::date - ${recordedWithin}::int`.execute(db);
  return rows[0]?.days ?? 0;
}
