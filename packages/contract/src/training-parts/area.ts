import { musicCourse } from './music-course.ts';
import { programCategory } from './program-category.ts';
import { programMaterial } from './program-material.ts';
import { track, trackCalls } from './track.ts';
import { trainingTarget } from './training-target.ts';

export { trainingPartErrors as errors } from './errors.ts';
export { menu } from './menu.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  trainingTargets: { calls: trainingTarget.calls, about: 'The library: what training programs are to train' },
  programCategories: { calls: programCategory.calls, about: 'The library: categories of training programs' },
  programMaterials: { calls: programMaterial.calls, about: 'The library: materials that training programs need' },
  tracks: { calls: trackCalls, about: 'The library: pieces of music, and how long each is' },
  musicCourses: { calls: musicCourse.calls, about: 'The library: courses of brain music, and the pieces that each plays' },
} as const;

/** Its declared resources. */
export const resources = [trainingTarget, programCategory, programMaterial, track, musicCourse] as const;

/** What its ids name that is nobody's: whoever may read it reads all of it. */
export const libraryIds = ['trainingTarget', 'programMaterial', 'trackFile', 'musicCourse'] as const;

/** Tables of the platform's own business: their changes are on record, and no center is told of them. */
export const platformAudited = [
  'catalog.program_version_targets',
  'catalog.program_version_materials',
  'catalog.music_course_tracks',
] as const;
