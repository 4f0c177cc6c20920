import { musicCalls } from './calls.ts';

/** What can be called in this area, by group, and what each is about. */
export const musicGroups = {
  music: { calls: musicCalls, about: 'Music programs of a child and what was listened to' },
} as const;
