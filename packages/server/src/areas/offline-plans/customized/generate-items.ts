import type { ReportContent } from '@trellis/contract/assessments/report';
import { arrangeExercises, levelWithin } from '@trellis/contract/offline-plans/arrange/generator';
import { itemDifficulty } from '@trellis/contract/offline-plans/rules';
import type { Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { exercisesOfTemplate } from '../arrange/arrange-store.ts';
import { layOut } from '../arrange/lay-out.ts';
import { wishOf } from '../arrange/shares.ts';
import { type NewItem, templateItems } from '../template-store.ts';

interface Wanted {
  templateVersionId: string;
  /** The sessions by number, each with the number of the template's session that it is made of. */
  sessions: readonly { num: number; place: number }[];
  /** The first of them that is made: what went before only says what comes next. */
  from?: number;
  report: { id: string; content: ReportContent };
  bars: number;
  /** Of what is done quietly, which no report speaks of, and of a category that it names no level of. */
  startDifficulty: number;
  /** The level that an exercise has come to, which counts before the report's. */
  reached?: ReadonlyMap<string, number>;
  /** Everything at the start level, whatever the report says of levels. */
  isLevelChosen?: boolean;
}

/** The items of sessions that a report makes of a template: quiet ones as the template has them, the exercises chosen. */
export async function generateItems(db: Db, wanted: Wanted): Promise<NewItem[]> {
  const { templateVersionId, sessions, from = 1, report, bars, startDifficulty } = wanted;
  const { reached = new Map<string, number>(), isLevelChosen = false } = wanted;
  const [items, exercises] = await Promise.all([templateItems(db, templateVersionId), exercisesOfTemplate(db, templateVersionId)]);
  const byPlace = Map.groupBy(items, ({ num }) => num);
  const before = new Map(sessions.map(({ num, place }) => [num, (byPlace.get(place) ?? []).map((item) => ({ ...item, num }))]));
  const { shares, levels } = wishOf(report.content);
  const arranged = arrangeExercises({
    sessions: sessions.map(({ num }) => ({
      num,
      room: bars,
      taken: (before.get(num) ?? []).filter(isQuiet).map(({ programVersionId }) => programVersionId),
    })),
    shares,
    exercises,
    // the same report makes the same of a template
    seed: `${report.id}:${templateVersionId}`,
  });
  if (arranged.length === 0) refuse('RocketSystem:NothingToArrange');
  const chosen = Map.groupBy(arranged, ({ num }) => num);
  const levelOf = (category: string, programVersionId: string) =>
    reached.get(programVersionId) ?? (isLevelChosen ? undefined : levels.get(category)) ?? startDifficulty;
  const made = sessions.filter(({ num }) => num >= from);
  return made.flatMap(({ num }) => {
    const own = (chosen.get(num) ?? []).map(({ category, exercise }) => ({
      num,
      kind: 'activity' as const,
      programVersionId: exercise.programVersionId,
      difficulty: levelWithin(levelOf(category, exercise.programVersionId), exercise),
    }));
    const { kept, added } = layOut(before.get(num) ?? [], isQuiet, own);
    const quiet = kept.map((item) => ({
      ...item,
      difficulty: reached.get(item.programVersionId) ?? itemDifficulty(startDifficulty, item.offset, item),
    }));
    return [...quiet, ...added];
  });
}

const isQuiet = ({ kind }: Pick<NewItem, 'kind'>) => kind !== 'activity';
