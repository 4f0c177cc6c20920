import { feedbackProperty } from './feedback-property.ts';

export { programErrors as errors } from './errors.ts';
export { menu } from './menu.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  feedbackProperties: { calls: feedbackProperty.calls, about: 'The library: fields of feedback forms' },
} as const;

/** Its declared resources. */
export const resources = [feedbackProperty] as const;

/** What its ids name that is nobody's: whoever may read it reads all of it. */
export const libraryIds = ['feedbackProperty'] as const;
