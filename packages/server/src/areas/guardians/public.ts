export { lockRecording } from './bind-guardian.ts';
