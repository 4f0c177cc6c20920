import { pdfOf } from '../files/document.ts';
import { contractCalls } from './calls.ts';
import { contractFileCalls } from './file-calls.ts';
import { contractReasonCalls } from './reason-calls.ts';
import { contractSigningCalls } from './signing/calls.ts';
import { guestContractCalls, guestContractFileCalls } from './signing/guest-calls.ts';
import { contractTermsCalls } from './signing/terms-calls.ts';

export { contractErrors as errors } from './errors.ts';
export { menu } from './menu.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  contracts: { calls: contractCalls, about: "Families' contracts with a center, their payments and their end" },
  contractFiles: { calls: contractFileCalls, about: "Families' contracts as Excel files" },
  contractReasons: { calls: contractReasonCalls, about: 'Reasons for which contracts are changed or ended' },
  contractSignings: { calls: contractSigningCalls, about: 'What a guardian signs on a phone' },
  contractTerms: { calls: contractTermsCalls, about: 'The terms that families sign, in versions' },
  guestContracts: { calls: guestContractCalls, about: "A contract behind a guardian's link" },
  guestContractFiles: { calls: guestContractFileCalls, about: 'The same as a PDF, once it is signed' },
} as const;

export const ids = ['contract', 'contractPayment', 'contractReason'] as const;

/** Tables whose changes are on record. */
export const audited = ['app.user_contracts', 'app.contract_payments', 'app.user_contract_files', 'catalog.contract_reasons'] as const;

/** What can be had of it as a PDF. */
export const documents = {
  userContract: pdfOf('userContract', 'contract', 'RocketSystem.UserContract'),
  signedContract: pdfOf('signedContract', 'contract', 'RocketSystem.UserContract'),
  paymentReceipt: pdfOf('paymentReceipt', 'contractPayment', 'RocketSystem.UserContract'),
};
