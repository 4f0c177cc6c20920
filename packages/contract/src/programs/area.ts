import { feedbackProperty } from './feedback-property.ts';
import { trainingProgram } from './training-program.ts';
import { programFileCalls, programImportCalls } from './transfer-calls.ts';

export { programErrors as errors } from './errors.ts';
export { menu } from './menu.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  feedbackProperties: { calls: feedbackProperty.calls, about: 'The library: fields of feedback forms' },
  trainingPrograms: { calls: trainingProgram.calls, about: 'The library: training programs, which sessions are made of' },
  programFiles: { calls: programFileCalls, about: 'The library: training programs as files' },
  programImports: { calls: programImportCalls, about: 'The library: training programs from files' },
} as const;

/** Its declared resources. */
export const resources = [feedbackProperty, trainingProgram] as const;

/** What its ids name that is nobody's: whoever may read it reads all of it. */
export const libraryIds = ['feedbackProperty'] as const;

/** Tables of the platform's own business: their changes are on record, and no center is told of them. */
export const platformAudited = [
  'catalog.program_categories',
  'catalog.program_version_properties',
  'catalog.program_version_images',
] as const;
