export type { Place } from './heard.ts';
export { silenceUnderMusic } from './music-open.ts';
export { Player } from './player.tsx';
export { StartDialog } from './start-dialog.tsx';
export { TrackList } from './track-list.tsx';
