import type { musicCalls } from '@trellis/contract/music/calls';
import { routesFor } from '../../platform/http/routes.ts';
import { recordProgress } from './record-progress.ts';

export const musicRoutes = routesFor<typeof musicCalls>({
  start: recordProgress('Start'),
  pause: recordProgress('Pause'),
  stop: recordProgress('Stop'),
  finish: recordProgress('Finish'),
  save: recordProgress('Start'),
});
