import { subjectMoveCalls } from './calls.ts';

export { subjectMoveErrors as errors } from './errors.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  subjectMoves: { calls: subjectMoveCalls, about: 'How a child moves to another center of its enterprise, by request and acceptance' },
} as const;

export const ids = ['subjectMove'] as const;

/** Tables whose changes are on record. */
export const audited = ['app.subject_moves'] as const;
