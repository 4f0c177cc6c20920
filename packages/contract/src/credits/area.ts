import { creditCalls } from './calls.ts';
import { creditFileCalls } from './file-calls.ts';
import { creditOverviewCalls, ledgerCheckCalls } from './overview-calls.ts';

/** What can be called in this area, by group, and what each is about. */
export const creditsGroups = {
  credits: { calls: creditCalls, about: "A child's classes and assessments: given, taken back, and the statement" },
  creditOverview: { calls: creditOverviewCalls, about: "What moved of all families' credits at a center in a period" },
  creditFiles: { calls: creditFileCalls, about: 'Statements of credits as Excel files' },
  ledgerChecks: { calls: ledgerCheckCalls, about: 'Daily proofs that balances equal their postings' },
} as const;
