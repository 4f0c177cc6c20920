import { limits } from '@trellis/contract/limits';
import type { musicGenerationCalls } from '@trellis/contract/music/generation/calls';
import { isPlaceOf, musicTypeFor } from '@trellis/contract/music/generation/rules';
import type { MusicType } from '@trellis/contract/music/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import {
  type CourseRow,
  findGeneration,
  generationsOf,
  insertGeneration,
  lockChild,
  playableCourses,
  replaceGeneration,
  reportOf,
} from './generation-store.ts';
import { presentGeneration, stageOf } from './list-generations.ts';
import { renewMusic } from './play-music.ts';

type Calls = typeof musicGenerationCalls;

/** Gives a child music: what its stage or its assessment asks for, where nobody says otherwise. */
export async function generateMusic(db: Db, caller: Member, input: InputOf<Calls['generate']>): Promise<OutputOf<Calls['generate']>> {
  const { userId: subjectId, userAssessmentId, count } = input;
  const birthday = (await lockChild(db, subjectId)) ?? refuse('SubjectNotFound');
  if (userAssessmentId && !(await reportOf(db, subjectId, userAssessmentId))) refuse('Trellis:NotFound', { members: ['userAssessmentId'] });
  const places = (await generationsOf(db, subjectId)).length + 1;
  const position = input.order ?? places;
  if (places > limits.music.most || !isPlaceOf(position, places)) refuse('RocketSystem:MusicOrderGap', { members: ['order'] });
  const courses = await playableCourses(db);
  const musicType = musicTypeFor(stageOf(caller, birthday), Boolean(userAssessmentId));
  const follows = courses.find((course) => course.musicType === musicType);
  const course = chosenOf(courses, input.musicType ?? musicType, input.code);
  const id = await insertGeneration(db, {
    tenantId: caller.tenantId,
    subjectId,
    position,
    courseId: course.id,
    count,
    isEdited: course !== follows,
    userAssessmentId: userAssessmentId ?? null,
  });
  return played(db, caller, id, subjectId);
}

/** Takes other music for a child, for more or fewer sessions or elsewhere in the order. */
export async function changeMusic(db: Db, caller: Member, input: InputOf<Calls['change']>): Promise<OutputOf<Calls['change']>> {
  const { subjectId } = (await findGeneration(db, input.id)) ?? refuse('Trellis:NotFound');
  await lockChild(db, subjectId);
  const rows = await generationsOf(db, subjectId);
  const row = rows.find(({ id }) => id === input.id) ?? refuse('Trellis:NotFound');
  if (row.stamp !== input.concurrencyStamp) refuse('Trellis:StaleStamp', { data: { current: presentGeneration(row, caller.language) } });
  if (!isPlaceOf(input.order, rows.length)) refuse('RocketSystem:MusicOrderGap', { members: ['order'] });
  const course = chosenOf(await playableCourses(db), input.musicType, input.code);
  await replaceGeneration(db, row, { courseId: course.id, count: input.count, position: input.order });
  return played(db, caller, row.id, subjectId);
}

function chosenOf(courses: readonly CourseRow[], musicType: MusicType, code: string | null | undefined): CourseRow {
  const ofType = courses.filter((course) => course.musicType === musicType);
  const chosen = code ? ofType.find((course) => course.code === code) : ofType[0];
  return chosen ?? refuse('RocketSystem:NoMusicOfType', { members: [code ? 'code' : 'musicType'] });
}

async function played(db: Db, caller: Member, id: string, subjectId: string) {
  await renewMusic(db, subjectId);
  const row = (await findGeneration(db, id)) ?? refuse('Trellis:NotFound');
  return presentGeneration(row, caller.language);
}
