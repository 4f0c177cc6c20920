export { markPunched, type TrackRow, tracksOfSession } from './store.ts';
