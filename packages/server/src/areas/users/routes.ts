import type { staffCalls, staffFileCalls } from '@trellis/contract/users/staff-calls';
import { actorRoutesFor, fileRoutesFor } from '../../platform/http/routes.ts';
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

export const staffRoutes = actorRoutesFor<typeof staffCalls>({
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

export const staffFileRoutes = fileRoutesFor<typeof staffFileCalls>({ excelDownload: downloadStaff });
