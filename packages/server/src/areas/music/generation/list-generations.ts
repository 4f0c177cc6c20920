import type { Language } from '@trellis/contract/languages';
import type { musicGenerationCalls } from '@trellis/contract/music/generation/calls';
import { musicOfStage } from '@trellis/contract/music/generation/rules';
import type { MusicGeneration } from '@trellis/contract/music/generation/schemas';
import { dateIn } from '@trellis/contract/scheduling/rules';
import { stageOn } from '@trellis/contract/subjects/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { inLanguage } from '../../../platform/http/texts.ts';
import { birthdayOf, type GenerationRow, generationsOf, playableCourses, reportOf } from './generation-store.ts';

type Call = typeof musicGenerationCalls.list;

/** Which music the sessions of a child play, and what there is to choose from. */
export async function listGenerations(db: Db, caller: Member, { userId }: InputOf<Call>): Promise<OutputOf<Call>> {
  const [birthday, rows, courses, report] = await Promise.all([
    birthdayOf(db, userId),
    generationsOf(db, userId),
    playableCourses(db),
    reportOf(db, userId),
  ]);
  if (birthday === undefined) refuse('SubjectNotFound');
  const { language } = caller;
  return {
    items: rows.map((row) => presentGeneration(row, language)),
    totalCount: rows.length,
    courses: courses.map(({ code, name, musicType }) => ({ code, name: inLanguage(name, language), musicType })),
    stageType: musicOfStage(stageOf(caller, birthday)),
    report: report ? { userAssessmentId: report.userAssessmentId, title: inLanguage(report.title, language) } : null,
  };
}

/** The stage of a child today, where the center is. */
export const stageOf = ({ zone, now }: Member, birthday: string) => stageOn(birthday, dateIn(zone, now.toISOString()));

export const presentGeneration = (row: GenerationRow, language: Language): MusicGeneration => ({
  id: row.id,
  userId: row.subjectId,
  musicType: row.musicType,
  order: row.position,
  code: row.code,
  name: inLanguage(row.name, language),
  count: row.count,
  edit: row.isEdited,
  userAssessmentId: row.userAssessmentId,
  concurrencyStamp: row.stamp,
});
