import { musicCalls } from './calls.ts';
import { musicGenerationCalls } from './generation/calls.ts';
import { musicRecordCalls } from './record-calls.ts';

export { musicErrors as errors } from './errors.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  music: { calls: musicCalls, about: 'Music programs of a child and what was listened to' },
  musicRecords: { calls: musicRecordCalls, about: 'Where the music of a session stands, and what was listened to' },
  musicGeneration: { calls: musicGenerationCalls, about: 'Which music the sessions of a child play, by its stage or by an assessment' },
} as const;

export const ids = ['musicGeneration'] as const;

/** What its ids name that is nobody's: whoever may read it reads all of it. */
export const libraryIds = ['track'] as const;

/** Tables whose changes are on record. */
export const audited = ['app.music_generations'] as const;
