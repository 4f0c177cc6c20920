import { trainingProgram } from '@trellis/contract/programs/training-program';
import { refuse } from '../../platform/http/refusal.ts';
import { resourceCases } from '../../platform/resources/resource.ts';
import { libraryFiles } from '../content/public.ts';
import { publishFormOf } from './publish-form.ts';

/** Exercises of the library. What is asked of one is put together to a form once its version is published. */
export const trainingPrograms = resourceCases(trainingProgram, {
  files: libraryFiles,
  usedBy: [
    {
      table: 'catalog.plan_template_versions',
      name: 'name',
      by: { table: 'catalog.plan_template_items', own: 'program_version_id', other: 'plan_template_version_id' },
      ofVersion: true,
    },
  ],
  check: async (_db, { minDifficulty, maxDifficulty, difficulty, difficulty2 }) => {
    if (minDifficulty > maxDifficulty) refuse('Trellis:LevelsUnfit', { members: ['minDifficulty', 'maxDifficulty'] });
    const isBeyond = [difficulty, difficulty2].some((level) => level < minDifficulty || level > maxDifficulty);
    if (isBeyond) refuse('Trellis:LevelsUnfit', { members: ['difficulty', 'difficulty2'] });
    return undefined;
  },
  onPublish: (db, { versionId, now }) => publishFormOf(db, versionId, now),
});
