import { examAdminCalls } from './admin-calls.ts';
import { examination, examinationCalls } from './examination.ts';
import { questionImportCalls, questionImportFileCalls } from './import-calls.ts';
import { paperCalls } from './paper-calls.ts';
import { question } from './question.ts';

export { examErrors as errors } from './errors.ts';
export { menu } from './menu.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  questions: { calls: question.calls, about: 'The library: questions that exams are drawn from' },
  questionImports: { calls: questionImportCalls, about: 'Adding questions from a list' },
  questionImportFiles: { calls: questionImportFileCalls, about: 'A list of questions to fill in' },
  examinations: { calls: examinationCalls, about: 'The library: exams, and what their papers are drawn by' },
  examPapers: { calls: paperCalls, about: 'Taking exams, and what came of them' },
  examAdmin: { calls: examAdminCalls, about: 'Exams of trainers: made, made up for, judged' },
} as const;

export const resources = [question, examination] as const;

export const ids = ['examPaper', 'paperQuestion'] as const;

/** What its ids name that is nobody's: whoever may read it reads all of it. */
export const libraryIds = ['question', 'examination'] as const;

/** Tables whose changes are on record. */
export const audited = ['app.exam_papers'] as const;

/** Tables of the platform's own business: their changes are on record, and no center is told of them. */
export const platformAudited = ['catalog.question_tags'] as const;
