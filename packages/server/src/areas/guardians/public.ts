export { lockRecording } from './bind-guardian.ts';
export { type IssuedFamilyLink, issueFamilyLink } from './family-link.ts';
export { roleIn } from './present.ts';
export { requireGuardian, requireRight } from './require-right.ts';
