import { certificateCalls, certificateDoorCalls, certificateFileCalls } from './calls.ts';

export { certificateErrors as errors } from './errors.ts';
export { menu } from './menu.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  certificates: { calls: certificateCalls, about: 'Certificates of trainers: issued, corrected, canceled' },
  certificateFiles: { calls: certificateFileCalls, about: 'Certificates as pictures and PDFs' },
  certificateDoor: { calls: certificateDoorCalls, about: 'Checking a certificate by the code on it' },
} as const;

/** What its ids name. */
export const ids = ['certificate'] as const;

/** Tables whose changes are on record. */
export const audited = ['app.certificates'] as const;
