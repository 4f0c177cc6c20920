import { certificateCalls, certificateDoorCalls, certificateFileCalls } from './calls.ts';
import { certificateForecastCalls } from './forecast.ts';
import { certificateStyle } from './style.ts';

export { certificateErrors as errors } from './errors.ts';
export { menu } from './menu.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  certificates: { calls: certificateCalls, about: 'Certificates of trainers: issued, corrected, canceled' },
  certificateFiles: { calls: certificateFileCalls, about: 'Certificates as pictures and PDFs' },
  certificateStyles: { calls: certificateStyle.calls, about: 'The library: pictures on which certificates are written' },
  certificateForecast: { calls: certificateForecastCalls, about: 'Sessions that will lose a qualified coach' },
  certificateDoor: { calls: certificateDoorCalls, about: 'Checking a certificate by the code on it' },
} as const;

export const resources = [certificateStyle] as const;

/** What its ids name. */
export const ids = ['certificate'] as const;

/** What its ids name that is nobody's: whoever may read it reads all of it. */
export const libraryIds = ['certificateStyle'] as const;

/** Tables whose changes are on record. */
export const audited = ['app.certificates'] as const;
