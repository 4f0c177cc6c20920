import type { groups } from '@trellis/contract/training-parts/area';
import type { musicCourse } from '@trellis/contract/training-parts/music-course';
import type { programCategory } from '@trellis/contract/training-parts/program-category';
import type { programMaterial } from '@trellis/contract/training-parts/program-material';
import type { trackCalls } from '@trellis/contract/training-parts/track';
import type { trainingTarget } from '@trellis/contract/training-parts/training-target';
import { type AreaRoutes, actorRoutesFor } from '../../platform/http/routes.ts';
import { musicCourses } from './music-courses.ts';
import { programCategories, programMaterials, trainingTargets } from './parts.ts';
import { tracks } from './tracks.ts';

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  trainingTargets: actorRoutesFor<typeof trainingTarget.calls>(trainingTargets),
  programCategories: actorRoutesFor<typeof programCategory.calls>(programCategories),
  programMaterials: actorRoutesFor<typeof programMaterial.calls>(programMaterials),
  tracks: actorRoutesFor<typeof trackCalls>(tracks),
  musicCourses: actorRoutesFor<typeof musicCourse.calls>(musicCourses),
};
