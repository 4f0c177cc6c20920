import type { tenantAdministratorCalls } from '@trellis/contract/users/administrators/calls';
import type { groups } from '@trellis/contract/users/area';
import type { handOverCalls } from '@trellis/contract/users/hand-over/calls';
import type { staffCalls, staffFileCalls } from '@trellis/contract/users/staff/calls';
import { type AreaRoutes, actorRoutesFor, fileRoutesFor } from '../../platform/http/routes.ts';
import { activationRoutes } from './activation/routes.ts';
import { inviteAdministrator, resendToAdministrator } from './administrators/invite-administrator.ts';
import { listAdministrators } from './administrators/list-administrators.ts';
import { freezeAdministrator, removeAdministrator } from './administrators/put-out-administrator.ts';
import { handOver } from './hand-over/hand-over.ts';
import { previewHandOver } from './hand-over/preview-hand-over.ts';
import { correctInvitation } from './invitations/correct-invitation.ts';
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
  correctInvitation,
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

const handOverRoutes = actorRoutesFor<typeof handOverCalls>({ preview: previewHandOver, handOver });

const staffFileRoutes = fileRoutesFor<typeof staffFileCalls>({ excelDownload: downloadStaff });

const administratorRoutes = actorRoutesFor<typeof tenantAdministratorCalls>({
  list: listAdministrators,
  invite: inviteAdministrator,
  resend: resendToAdministrator,
  freeze: freezeAdministrator,
  remove: removeAdministrator,
});

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  users: staffRoutes,
  handOver: handOverRoutes,
  userFiles: staffFileRoutes,
  activation: activationRoutes,
  tenantAdministrators: administratorRoutes,
};
