import { musicCourse } from '@trellis/contract/training-parts/music-course';
import { refuse } from '../../platform/http/refusal.ts';
import { resourceCases } from '../../platform/resources/resource.ts';

/** Courses of brain music, each with the pieces that it plays. */
export const musicCourses = resourceCases(musicCourse, {
  usedBy: [
    {
      table: 'catalog.plan_template_versions',
      name: 'name',
      by: 'music_course_id',
    },
    { table: 'catalog.centers_of_music', name: 'name', by: 'music_course_id' },
  ],
  check: async (_db, { trackIds }) => (trackIds.length === 0 ? refuse('Trellis:TracksMissing', { members: ['trackIds'] }) : undefined),
});
