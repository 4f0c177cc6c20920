import { holdCalls } from './hold-calls.ts';
import { proofCalls, proofFileCalls } from './proof-calls.ts';
import { retentionCalls } from './rule-calls.ts';

export { retentionErrors as errors } from './errors.ts';
export { menu } from './menu.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  retention: { calls: retentionCalls, about: 'How long a center keeps what it has of children who left' },
  legalHolds: { calls: holdCalls, about: 'Children whom nobody erases until their hold is lifted' },
  erasures: { calls: proofCalls, about: 'What proves that something was erased' },
  erasureFiles: { calls: proofFileCalls, about: 'The same as an Excel file' },
} as const;

export const ids = ['legalHold'] as const;

/** Tables whose changes are on record. */
export const audited = ['app.retention_rules', 'app.legal_holds'] as const;
