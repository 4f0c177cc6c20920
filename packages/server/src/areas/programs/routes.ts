import type { groups } from '@trellis/contract/programs/area';
import type { feedbackProperty } from '@trellis/contract/programs/feedback-property';
import { type AreaRoutes, actorRoutesFor } from '../../platform/http/routes.ts';
import { feedbackProperties } from './feedback-properties.ts';

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  feedbackProperties: actorRoutesFor<typeof feedbackProperty.calls>(feedbackProperties),
};
