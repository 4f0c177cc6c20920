import { pdfOf } from '../files/document.ts';
import { creditCalls } from './calls.ts';
import { creditFileCalls } from './file-calls.ts';
import { creditOverviewCalls, ledgerCheckCalls } from './overview-calls.ts';
import { recordFilter } from './schemas.ts';

export { creditErrors as errors } from './errors.ts';
export { menu } from './menu.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  credits: { calls: creditCalls, about: "A child's classes and assessments: given, taken back, and the statement" },
  creditOverview: { calls: creditOverviewCalls, about: "What moved of all families' credits at a center in a period" },
  creditFiles: { calls: creditFileCalls, about: 'Statements of credits as Excel files' },
  ledgerChecks: { calls: ledgerCheckCalls, about: 'Daily proofs that balances equal their postings' },
} as const;

/** What can be had of it as a PDF. */
export const documents = {
  creditStatement: pdfOf(
    'creditStatement',
    'subject',
    'PFE.UserManagement.SubjectDetail.CreditTab',
    recordFilter.omit({ userId: true }).shape,
  ),
};
