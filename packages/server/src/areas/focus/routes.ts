import type { groups } from '@trellis/contract/focus/area';
import type { focusCalls } from '@trellis/contract/focus/calls';
import { type AreaRoutes, routesFor } from '../../platform/http/routes.ts';
import { requestCancellation, reviewCancellation } from './cancellation.ts';
import { goOn, pause } from './course.ts';
import { programOf } from './program-store.ts';
import { setGoals, setModules, setUp } from './set-up.ts';
import { addThought, listThoughts } from './thoughts.ts';

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  focus: routesFor<typeof focusCalls>({
    detail: (db, _caller, { subjectId }) => programOf(db, subjectId),
    goals: async (db, _caller, { subjectId }) => {
      const { pdtGoals, pdtCustomGoal, concurrencyStamp } = await programOf(db, subjectId);
      return { pdtGoals, pdtCustomGoal, concurrencyStamp };
    },
    cancellation: async (db, _caller, { subjectId }) => (await programOf(db, subjectId)).cancellation,
    thoughts: listThoughts,
    create: setUp,
    setModules,
    setGoals,
    pause,
    continue: goOn,
    requestCancellation,
    review: reviewCancellation,
    addThought,
  }),
};
