import { suggestionCalls, suggestionFileCalls, suggestionReviewCalls } from './calls.ts';

export { suggestionErrors as errors } from './errors.ts';
export { menu } from './menu.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  suggestions: { calls: suggestionCalls, about: 'What people of a center say of the training programs that they work with' },
  suggestionReviews: { calls: suggestionReviewCalls, about: 'Comments and ideas for games, reviewed and answered' },
  suggestionFiles: { calls: suggestionFileCalls, about: 'Comments and ideas for games as Excel files' },
} as const;

/** What its ids name. */
export const ids = ['programSuggestion'] as const;

/** Tables whose changes are on record. */
export const audited = ['app.program_suggestions'] as const;
