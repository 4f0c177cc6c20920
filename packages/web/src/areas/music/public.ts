import { lazy } from 'react';

export { type Place, placeToResume } from './heard.ts';
export { silenceUnderMusic } from './music-open.ts';
export { closePlayer, openPlayer, usePlayedTrack } from './open-player.tsx';
export { laneOfMusic, reportBeginning } from './reporter.ts';
export { StartDialog } from './start-dialog.tsx';
export { TrackList } from './track-list.tsx';

export const ListeningDrawer = lazy(() => import('./listening-drawer.tsx').then((module) => ({ default: module.ListeningDrawer })));
export const GenerationDrawer = lazy(() =>
  import('./generation/generation-drawer.tsx').then((module) => ({ default: module.GenerationDrawer })),
);
export const ListeningList = lazy(() => import('./listening-list.tsx').then((module) => ({ default: module.ListeningList })));
