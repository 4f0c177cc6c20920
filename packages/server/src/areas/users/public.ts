export { inviteStaff } from './invitations/invite-staff.ts';
export { writeInvitation } from './invitations/write-invitation.ts';
export { figuresOf, sessionsByPlatform } from './staff/figures.ts';
export { centreOf, lockStaff } from './staff/reach.ts';
export { setRoles } from './staff/roles.ts';
