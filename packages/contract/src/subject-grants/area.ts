import { subjectGrantCalls } from './calls.ts';
import { guestGrantCalls } from './guest-calls.ts';

/** What can be called in this area, by group, and what each is about. */
export const subjectGrantsGroups = {
  subjectGrants: { calls: subjectGrantCalls, about: 'Children whom families of other centers let this one see' },
  guestGrants: { calls: guestGrantCalls, about: 'A guardian, by a link, lets other centers see which reports there are of a child' },
} as const;
