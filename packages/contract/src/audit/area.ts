import { auditCalls } from './calls.ts';

export { menu } from './menu.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  audit: { calls: auditCalls, about: 'Who changed what, from what to what' },
} as const;
