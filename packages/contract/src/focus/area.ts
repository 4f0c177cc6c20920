import { focusCalls } from './calls.ts';

export { focusErrors as errors } from './errors.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  focus: {
    calls: focusCalls,
    about: 'The focus program of a child: modules, goals, its course, its cancellation and what staff note on it',
  },
} as const;

export const ids = ['focusCancellation'] as const;

/** Tables whose changes are on record. */
export const audited = ['app.focus_programs', 'app.focus_starts', 'app.focus_cancellations', 'app.focus_thoughts'] as const;
