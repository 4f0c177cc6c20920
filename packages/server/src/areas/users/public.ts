export { figuresOf, sessionsByPlatform } from './figures.ts';
export { inviteStaff } from './invite-staff.ts';
export { countLetter } from './letter-limit.ts';
export { centreOf, lockStaff, requireWriter } from './reach.ts';
export { setRoles } from './roles.ts';
export { countTry } from './tries.ts';
export { writeInvitation } from './write-invitation.ts';
