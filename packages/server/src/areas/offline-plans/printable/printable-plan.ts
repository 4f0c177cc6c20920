import { sharesOf } from '@trellis/contract/assessments/report';
import type { printablePlanCalls } from '@trellis/contract/offline-plans/printable/calls';
import type { PrintablePlan } from '@trellis/contract/offline-plans/printable/schemas';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { findPlan } from '../plan-store.ts';
import { inLanguage } from '../text.ts';
import { findPrintable } from './printable-store.ts';

/** Of a plan that nobody booked yet, in minutes. */
const usual = 60;

/** A plan as a family takes it home: how often and how long, which music, what is trained. */
export async function viewPrintable(
  db: Db,
  { language, zone }: Member,
  { userOfflinePlanId }: InputOf<typeof printablePlanCalls.get>,
): Promise<PrintablePlan> {
  const [plan, row] = await Promise.all([findPlan(db, userOfflinePlanId), findPrintable(db, userOfflinePlanId, zone)]);
  if (!plan || !row) return refuse('Trellis:NotFound');
  const { report, music, trained } = row;
  const shares = sharesOf(trained.map(({ count }) => count));
  const nameOf = (code: string) => report?.content.abilities.find((ability) => ability.code === code)?.name;
  return {
    id: plan.id,
    displayName: inLanguage(plan.name, language),
    subjectName: plan.subjectName,
    centerName: row.centerName,
    coachName: plan.coachName,
    creationTime: plan.createdAt.toISOString(),
    totalNum: plan.totalNum,
    startDifficulty: plan.startDifficulty,
    recommendedNum: report?.content.arrangeableClass ?? null,
    frequency: row.frequency,
    sessionDuration: row.minutes ?? usual,
    music: music && {
      name: inLanguage(music.name, language),
      musicType: music.musicType,
      recommended: report?.content.recommendMusicCourse ?? null,
    },
    focuses: (report?.content.focuses ?? []).map(({ code, level }) => ({ code, level, name: nameOf(code)?.[language] ?? code })),
    categories: report
      ? report.content.categories.map((category) => ({ ...category, name: category.name[language] }))
      : trained.map(({ code, name, level }, index) => ({
          code,
          name: inLanguage(name, language),
          percentage: shares[index] ?? 0,
          recommendDifficulty: Math.round(level),
        })),
    report: report && {
      name: inLanguage(report.name, language),
      finishTime: report.finishTime && new Date(report.finishTime).toISOString(),
    },
  };
}
