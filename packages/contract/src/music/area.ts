import { musicCalls } from './calls.ts';
import { musicRecordCalls } from './record-calls.ts';

export { musicErrors as errors } from './errors.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  music: { calls: musicCalls, about: 'Music programs of a child and what was listened to' },
  musicRecords: { calls: musicRecordCalls, about: 'Where the music of a session stands, and what was listened to' },
} as const;

/** What its ids name that is nobody's: whoever may read it reads all of it. */
export const libraryIds = ['track'] as const;
