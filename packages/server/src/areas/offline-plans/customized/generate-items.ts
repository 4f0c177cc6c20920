import { arrangeExercises, levelWithin } from '@trellis/contract/offline-plans/arrange/generator';
import { itemDifficulty } from '@trellis/contract/offline-plans/rules';
import type { Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { exercisesOfTemplate } from '../arrange/arrange-store.ts';
import type { LatestReport } from '../arrange/latest-report.ts';
import { layOut } from '../arrange/lay-out.ts';
import { wishOf } from '../arrange/shares.ts';
import { type NewItem, templateItems } from '../template-store.ts';

interface Wanted {
  template: { versionId: string; totalNum: number };
  report: LatestReport;
  bars: number;
  /** Of what is done quietly, which no report speaks of. */
  startDifficulty: number;
}

/** The items of a plan that a report makes of a template: quiet ones as the template has them, the exercises chosen. */
export async function generateItems(db: Db, { template, report, bars, startDifficulty }: Wanted): Promise<NewItem[]> {
  const [items, exercises] = await Promise.all([templateItems(db, template.versionId), exercisesOfTemplate(db, template.versionId)]);
  const before = Map.groupBy(items, ({ num }) => num);
  const numbers = Array.from({ length: template.totalNum }, (_, index) => index + 1);
  const { shares, levels } = wishOf(report.content);
  const arranged = arrangeExercises({
    sessions: numbers.map((num) => ({
      num,
      room: bars,
      taken: (before.get(num) ?? []).filter(isQuiet).map(({ programVersionId }) => programVersionId),
    })),
    shares,
    exercises,
    // the same report makes the same of a template
    seed: `${report.id}:${template.versionId}`,
  });
  if (arranged.length === 0) refuse('RocketSystem:NothingToArrange');
  const chosen = Map.groupBy(arranged, ({ num }) => num);
  return numbers.flatMap((num) => {
    const own = (chosen.get(num) ?? []).map(({ category, exercise }) => ({
      num,
      kind: 'activity' as const,
      programVersionId: exercise.programVersionId,
      difficulty: levelWithin(levels.get(category) ?? startDifficulty, exercise),
    }));
    const { kept, added } = layOut(before.get(num) ?? [], isQuiet, own);
    return [...kept.map((item) => ({ ...item, difficulty: itemDifficulty(startDifficulty, item.offset, item) })), ...added];
  });
}

const isQuiet = ({ kind }: Pick<NewItem, 'kind'>) => kind !== 'activity';
