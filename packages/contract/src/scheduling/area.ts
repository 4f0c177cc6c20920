import { schedulingCalls } from './calls.ts';

/** What can be called in this area, by group, and what each is about. */
export const schedulingGroups = {
  scheduling: { calls: schedulingCalls, about: "A center's calendar: sessions, coaches, classrooms and their clashes" },
} as const;
