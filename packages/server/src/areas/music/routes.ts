import type { groups } from '@trellis/contract/music/area';
import type { musicCalls } from '@trellis/contract/music/calls';
import { type AreaRoutes, routesFor } from '../../platform/http/routes.ts';
import { recordProgress } from './record-progress.ts';

const musicRoutes = routesFor<typeof musicCalls>({
  start: recordProgress('Start'),
  pause: recordProgress('Pause'),
  stop: recordProgress('Stop'),
  finish: recordProgress('Finish'),
  save: recordProgress('Start'),
});

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  music: musicRoutes,
};
