import type { groups } from '@trellis/contract/users/area';
import type { staffCalls, staffFileCalls } from '@trellis/contract/users/staff/calls';
import { type AreaRoutes, actorRoutesFor, fileRoutesFor } from '../../platform/http/routes.ts';
import { activationRoutes } from './activation/routes.ts';
import { inviteStaff } from './invitations/invite-staff.ts';
import { resendInvitation } from './invitations/resend-invitation.ts';
import { assignCoaches, listAssignable, listGuardianRoles } from './staff/assign-coaches.ts';
import { changeRole } from './staff/change-role.ts';
import { deleteAccount } from './staff/delete-account.ts';
import { downloadStaff } from './staff/download-staff.ts';
import { freezeStaff } from './staff/freeze-staff.ts';
import { findHiddenContent } from './staff/hidden-content.ts';
import { listContacts } from './staff/list-contacts.ts';
import { listStaff } from './staff/list-staff.ts';
import { removeStaff } from './staff/remove-staff.ts';
import { updateStaff } from './staff/update-staff.ts';
import { viewStaff } from './staff/view-staff.ts';

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
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  users: staffRoutes,
  userFiles: staffFileRoutes,
  activation: activationRoutes,
};
