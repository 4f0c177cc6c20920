export { listenedOfPlan } from './list-listened.ts';
export { presentTracks } from './present.ts';
export { recordProgress } from './record-progress.ts';
export { markPunched, type TrackRow, tracksOfSession } from './store.ts';
