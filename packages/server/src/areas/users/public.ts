export { figuresOf, sessionsByPlatform } from './figures.ts';
export { inviteStaff } from './invite-staff.ts';
export { centreOf, lockStaff } from './reach.ts';
export { setRoles } from './roles.ts';
export { writeInvitation } from './write-invitation.ts';
