import { word } from './common.ts';
import { tenancy } from './tenancy.ts';

/** What a center holds against a family that does not come, and how many trials it has. */
export const sessionRules = {
  word,
  title: 'Rules of sessions and tablets',
  trialsLeft: 'Trials left',
  trialsLeftHint: 'Each finished trial takes one; at none no more can be finished. Leave empty for no limit.',
  noLimit: tenancy.configuration.noLimit,
  noShowTakesClass: 'A session that nobody came to is used up',
  lateCancellationTakesClass: 'A session that was canceled too late is used up',
  freeCancellationHours: 'Hours before its start until which a session is canceled for nothing',
  freeCancellationHint: 'Later than that, it counts as canceled too late.',
  interviewEvery: 'Sessions between two talks with the parents',
  interviewEveryHint: 'A coach is reminded of the talk until an interview of that time is written. Leave empty for no reminder.',
  never: 'Never',
  expiredCertificateBlocks: 'A coach whose certificate ran out starts no session',
  expiredCertificateHint: 'Else they are told that it ran out, and may go on.',
  lockAfterMinutes: 'Minutes until an idle tablet locks itself',
  lockAfterHint: 'For everybody who has a PIN on it. Whoever has none is not locked out.',
  saved: tenancy.configuration.saved,
};
