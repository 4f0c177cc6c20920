import type { usersGroups } from '@trellis/contract/users/area';
import type { staffCalls, staffFileCalls } from '@trellis/contract/users/staff-calls';
import { type AreaRoutes, actorRoutesFor, fileRoutesFor } from '../../platform/http/routes.ts';
import { activationRoutes } from './activation-routes.ts';
import { assignCoaches, listAssignable, listGuardianRoles } from './assign-coaches.ts';
import { changeRole } from './change-role.ts';
import { deleteAccount } from './delete-account.ts';
import { downloadStaff } from './download-staff.ts';
import { freezeStaff } from './freeze-staff.ts';
import { findHiddenContent } from './hidden-content.ts';
import { inviteStaff } from './invite-staff.ts';
import { listContacts } from './list-contacts.ts';
import { listStaff } from './list-staff.ts';
import { removeStaff } from './remove-staff.ts';
import { resendInvitation } from './resend-invitation.ts';
import { updateStaff } from './update-staff.ts';
import { viewStaff } from './view-staff.ts';

const staffRoutes = actorRoutesFor<typeof staffCalls>({
  list: listStaff,
  prepareForEdit: viewStaff,
  create: inviteStaff,
  update: updateStaff,
  changeRole,
  sendEmail: resendInvitation,
  freezeUser: freezeStaff,
  freezeMembership: freezeStaff,
  deleteByTenant: removeStaff,
  deleteUser: deleteAccount,
  deleteAccount,
  assignCoaches,
  coaches: listAssignable,
  guardianRoles: listGuardianRoles,
  hiddenContent: findHiddenContent,
  contacts: listContacts,
});

const staffFileRoutes = fileRoutesFor<typeof staffFileCalls>({ excelDownload: downloadStaff });

/** What serves the groups of this area. */
export const usersArea: Record<keyof typeof usersGroups, AreaRoutes> = {
  users: staffRoutes,
  userFiles: staffFileRoutes,
  activation: activationRoutes,
};
