import type { PlanItem, SessionView } from '@trellis/contract/offline-plans/schemas';
import type { ComponentType } from 'react';
import type { Finished } from './after-finish.tsx';
import type { Answers } from './use-answers.ts';

/** What whoever's session it is shows on its page. */
export interface SessionPlaces {
  /** Who is trained, and which session it is. */
  Line: ComponentType<{ session: SessionView }>;
  /** Gives it up. */
  Abandon: ComponentType<{ session: SessionView }>;
  /** Who takes part, above the exercises. */
  People?: ComponentType<{ session: SessionView; answers: Answers }>;
  /** The video of an exercise while the session runs; without it a link opens one in a tab of its own. */
  Video?: ComponentType<{ item: PlanItem }>;
  /** What follows a finished session, and the ways on. */
  After: ComponentType<{ session: SessionView; finished: Finished; onLeave: () => void }>;
  Steps: ComponentType<{ session: SessionView; finished: Finished; onClose: () => void }>;
}
