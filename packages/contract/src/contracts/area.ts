import { contractCalls } from './calls.ts';
import { contractFileCalls } from './file-calls.ts';
import { contractReasonCalls } from './reason-calls.ts';

/** What can be called in this area, by group, and what each is about. */
export const contractsGroups = {
  contracts: { calls: contractCalls, about: "Families' contracts with a center, their payments and their end" },
  contractFiles: { calls: contractFileCalls, about: "Families' contracts as Excel files" },
  contractReasons: { calls: contractReasonCalls, about: 'Reasons for which contracts are changed or ended' },
} as const;
