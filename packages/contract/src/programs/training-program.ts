import { z } from 'zod';
import { libraryFile } from '../content/schemas.ts';
import { limits } from '../limits.ts';
import { file, files, localText, many } from '../resources/fields.ts';
import { resource } from '../resources/resource.ts';
import { byEditors } from '../training-parts/access.ts';
import { libraryCode } from '../training-parts/code.ts';
import { programCategory } from '../training-parts/program-category.ts';
import { programMaterial } from '../training-parts/program-material.ts';
import { trainingTarget } from '../training-parts/training-target.ts';
import { feedbackProperty } from './feedback-property.ts';

const level = z.int().min(limits.difficulty.min).max(limits.difficulty.max);
const noText = { en: '', 'zh-Hans': '', es: '' };
const longText = localText(4000, { isOptional: true, isLong: true }).default(noText);
const partsOf = (table: string, other: string) => ({ table: `catalog.${table}`, own: 'program_version_id', other });

/** An exercise of the library. Sessions that began keep the version that they began with; those to come take the latest. */
export const trainingProgram = resource({
  area: 'programs',
  key: 'trainingPrograms',
  ref: 'program',
  path: '/api/rocketAdmin/trainingProgram',
  what: 'training program',
  table: 'catalog.programs',
  access: byEditors,
  fields: {
    code: libraryCode,
    kind: z.enum(['activity', 'static', 'nonePlaybook']).default('activity'),
    titles: localText(120),
    subTitles: localText(200, { isOptional: true }).default(noText),
    contents: localText(4000, { isLong: true }),
    precautions: longText,
    possibleDifficulties: longText,
    suggestionsOnGroupTeachings: longText,
    difficulty: level,
    difficulty2: level,
    minDifficulty: level.default(limits.difficulty.min),
    maxDifficulty: level.default(limits.difficulty.max),
    targetIds: many(trainingTarget.named, 20, partsOf('program_version_targets', 'target_id')).default([]),
    categoryIds: many(programCategory.named, 20, partsOf('program_categories', 'category_id')).default([]),
    materialIds: many(programMaterial.named, 30, partsOf('program_version_materials', 'material_id')).default([]),
    feedbackPropertyIds: many(feedbackProperty.named, 60, partsOf('program_version_properties', 'feedback_property_id')).default([]),
    videoId: file('video', 'video', libraryFile).nullable().optional(),
    imageIds: files('courseHeader', 'courseHeader', 12, libraryFile, partsOf('program_version_images', 'media_id')).default([]),
  },
  columns: {
    titles: 'title',
    subTitles: 'sub_title',
    contents: 'content',
    suggestionsOnGroupTeachings: 'group_suggestions',
  },
  fixed: ['code', 'kind'],
  searched: ['code'],
  movedBy: 'trainingProgramId',
  hasStatus: true,
  versions: {
    table: 'catalog.program_versions',
    own: 'program_id',
    fields: [
      'titles',
      'subTitles',
      'contents',
      'precautions',
      'possibleDifficulties',
      'suggestionsOnGroupTeachings',
      'difficulty',
      'difficulty2',
      'minDifficulty',
      'maxDifficulty',
      'targetIds',
      'categoryIds',
      'materialIds',
      'feedbackPropertyIds',
      'videoId',
      'imageIds',
    ],
  },
  publishedApart: true,
  errors: ['Trellis:CodeTaken', 'Trellis:LevelsUnfit'],
});
