import type { Language } from '@trellis/contract/languages';
import { mayListen } from '@trellis/contract/music/rules';
import type { FeedbackProperty, PlanItem, Track } from '@trellis/contract/offline-plans/schemas';
import { signFile } from '../files/public.ts';
import type { TrackRow } from '../music/public.ts';
import type { AnswerRow } from './answer-store.ts';
import type { ItemRow, LastTimeRow } from './item-store.ts';
import { inLanguage, messageOf } from './text.ts';

interface ItemContext {
  language: Language;
  isWritable: boolean;
  feedbackProperties: FeedbackProperty[];
  answer: AnswerRow | undefined;
  lastTime: LastTimeRow | undefined;
}

/** An item as the session page reads it. */
export function presentItem(item: ItemRow, context: ItemContext): PlanItem {
  const { language, lastTime } = context;
  const { texts } = item;
  return {
    id: item.id,
    position: item.position,
    kind: item.kind,
    trainingProgram: {
      id: item.programId,
      code: item.programCode,
      title: inLanguage(item.title, language),
      subTitle: inLanguage(item.subTitle, language),
      content: inLanguage(texts.content, language),
      precautions: inLanguage(texts.precautions, language),
      possibleDifficulties: inLanguage(texts.possibleDifficulties, language),
      targets: (texts.targets ?? []).map((target) => inLanguage(target, language)),
      materials: (texts.materials ?? []).map((material) => inLanguage(material, language)),
      difficulty: item.difficulty,
      minDifficulty: item.minDifficulty,
      maxDifficulty: item.maxDifficulty,
      categories: item.categories.map(({ id, name }) => ({ id, name: inLanguage(name, language) })),
    },
    hasDone: item.hasDone,
    doneTime: item.doneAt?.toISOString() ?? null,
    difficultyAdjusted: item.adjusted,
    isEdit: context.isWritable && item.hasDone !== null,
    feedbackProperties: context.feedbackProperties,
    feedbacks: item.hasDone === null ? [] : (context.answer?.feedbacks ?? []),
    lastTime: lastTime ? presentLastTime(lastTime) : null,
  };
}

function presentLastTime({ num, at, difficulty, hasDone, rating, note }: LastTimeRow): NonNullable<PlanItem['lastTime']> {
  return { num, at: at.toISOString(), difficulty, hasDone, rating, note };
}

/** The tracks of a session, each with a signed address and whether it may be listened to now. */
export function presentTracks(tracks: readonly TrackRow[], { language, isRunning }: { language: Language; isRunning: boolean }): Track[] {
  return tracks.map((track) => {
    const fault = isRunning ? (mayListen(tracks, track.id) ? null : 'RocketSystem:TrackOutOfOrder') : 'RocketSystem:SessionNotOpen';
    return {
      id: track.id,
      position: track.position,
      code: track.code,
      courseCode: track.courseCode,
      title: inLanguage(track.title, language),
      duration: track.duration,
      boneConduction: track.boneConduction,
      isPunched: track.isPunched,
      progress: track.progress,
      isFinished: track.isFinished,
      canListen: fault === null,
      cannotListenReason: fault && messageOf(fault, language),
      url: signFile(track.fileKey),
    };
  });
}
