export { presentTracks } from './present.ts';
export { markPunched, type TrackRow, tracksOfSession } from './store.ts';
