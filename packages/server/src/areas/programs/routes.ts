import type { groups } from '@trellis/contract/programs/area';
import type { feedbackProperty } from '@trellis/contract/programs/feedback-property';
import type { trainingProgram } from '@trellis/contract/programs/training-program';
import { type AreaRoutes, actorRoutesFor } from '../../platform/http/routes.ts';
import { feedbackProperties } from './feedback-properties.ts';
import { trainingPrograms } from './training-programs.ts';

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  feedbackProperties: actorRoutesFor<typeof feedbackProperty.calls>(feedbackProperties),
  trainingPrograms: actorRoutesFor<typeof trainingProgram.calls>(trainingPrograms),
};
