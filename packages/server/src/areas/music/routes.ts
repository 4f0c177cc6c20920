import type { groups } from '@trellis/contract/music/area';
import type { musicCalls } from '@trellis/contract/music/calls';
import type { musicGenerationCalls } from '@trellis/contract/music/generation/calls';
import type { musicRecordCalls } from '@trellis/contract/music/record-calls';
import { type AreaRoutes, routesFor } from '../../platform/http/routes.ts';
import { beginMusic } from './begin-music.ts';
import { listGenerations } from './generation/list-generations.ts';
import { changeMusic, generateMusic } from './generation/write-generation.ts';
import { listListened } from './list-listened.ts';
import { recordProgress } from './record-progress.ts';
import { beforeStartMusic, listTrackProgress, viewCourseProgress } from './view-progress.ts';

const musicRoutes = routesFor<typeof musicCalls>({
  begin: beginMusic,
  start: recordProgress('Start'),
  pause: recordProgress('Pause'),
  stop: recordProgress('Stop'),
  finish: recordProgress('Finish'),
  save: recordProgress('Start'),
});

const musicRecordRoutes = routesFor<typeof musicRecordCalls>({
  beforeStart: beforeStartMusic,
  progress: viewCourseProgress,
  tracks: listTrackProgress,
  listened: listListened,
});

const musicGenerationRoutes = routesFor<typeof musicGenerationCalls>({
  list: listGenerations,
  generate: generateMusic,
  change: changeMusic,
});

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  music: musicRoutes,
  musicRecords: musicRecordRoutes,
  musicGeneration: musicGenerationRoutes,
};
