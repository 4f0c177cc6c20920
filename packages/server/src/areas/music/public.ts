export { playMusic } from './generation/play-music.ts';
export { listenedOfPlan } from './list-listened.ts';
export { presentTracks } from './present.ts';
export { recordProgress } from './record-progress.ts';
export { markPunched, playedCourse, type TrackRow, tracksOfSession } from './store.ts';
