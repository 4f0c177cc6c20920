import type { Language } from '@trellis/contract/languages';
import type { FeedbackProperty } from '@trellis/contract/offline-plans/feedback-schemas';
import type { PlanItem } from '@trellis/contract/offline-plans/schemas';
import { signFile } from '../files/public.ts';
import type { AnswerRow } from './answer-store.ts';
import type { ItemRow, LastTimeRow } from './item-store.ts';
import { inLanguage } from './text.ts';

interface ItemContext {
  language: Language;
  feedbackProperties: FeedbackProperty[];
  answer: AnswerRow | undefined;
  lastTime: LastTimeRow | undefined;
}

/** An item as the session page reads it. */
export function presentItem(item: ItemRow, context: ItemContext): PlanItem {
  const { language, lastTime } = context;
  return {
    id: item.id,
    num: item.num,
    position: item.position,
    kind: item.kind,
    trainingProgram: {
      id: item.programId,
      code: item.programCode,
      title: inLanguage(item.title, language),
      subTitle: inLanguage(item.subTitle, language),
      content: inLanguage(item.content, language),
      precautions: inLanguage(item.precautions, language),
      possibleDifficulties: inLanguage(item.possibleDifficulties, language),
      targets: item.targets.map((target) => inLanguage(target, language)),
      materials: item.materials.map((material) => inLanguage(material, language)),
      vid: item.videoId,
      ...(item.images.length > 0 && { images: item.images.map(({ key, ...image }) => ({ ...image, url: signFile(key) })) }),
      ...(item.groupSuggestions && { suggestionsOnGroupTeaching: inLanguage(item.groupSuggestions, language) }),
      ...levelsOf(item),
      minDifficulty: item.minDifficulty,
      maxDifficulty: item.maxDifficulty,
      categories: item.categories.map(({ id, name }) => ({ id, name: inLanguage(name, language) })),
    },
    hasDone: item.hasDone,
    doneTime: item.doneAt?.toISOString() ?? null,
    difficultyAdjusted: item.adjusted,
    isEdit: item.hasDone !== null && context.answer?.isEdited === true,
    feedbackProperties: context.feedbackProperties,
    feedbacks: item.hasDone === null ? [] : (context.answer?.feedbacks ?? []),
    lastTime: lastTime ? presentLastTime(lastTime) : null,
  };
}

/** On the plan's scale the level that an exercise has here, on the other one where it begins. */
export const levelsOf = ({ ilsVersion, difficulty, begins }: ItemRow) =>
  ilsVersion === 'V4' ? { difficulty: begins.first, difficulty2: difficulty } : { difficulty, difficulty2: begins.second };

function presentLastTime({ num, at, difficulty, hasDone, rating, note }: LastTimeRow): NonNullable<PlanItem['lastTime']> {
  return { num, at: at.toISOString(), difficulty, hasDone, rating, note };
}
