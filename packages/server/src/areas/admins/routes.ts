import type { groups } from '@trellis/contract/admins/area';
import type { adminCalls } from '@trellis/contract/admins/calls';
import type { coachConfigCalls } from '@trellis/contract/admins/coaches/calls';
import type { onlineCalls } from '@trellis/contract/admins/online/calls';
import type { supervisionCalls } from '@trellis/contract/admins/supervisors/calls';
import { type AreaRoutes, actorRoutesFor, identityRoutesFor, routesFor } from '../../platform/http/routes.ts';
import { changeAdminRole } from './accounts/change-role.ts';
import { correctInvitation } from './accounts/correct-invitation.ts';
import { createAdmin } from './accounts/create-admin.ts';
import { freezeAdmin, removeAdmin } from './accounts/freeze-admin.ts';
import { listAdmins } from './accounts/list-admins.ts';
import { changeManagedCenters, viewManagedCenters } from './accounts/manage-centers.ts';
import { resendInvitation } from './accounts/resend-invitation.ts';
import { changeCertificate } from './coaches/certificates.ts';
import { changeCoachTimes, listCoachRecords } from './coaches/change-times.ts';
import { listCoachConfigs, viewCoachConfig } from './coaches/list-coach-configs.ts';
import { changeSessionDurations, viewSessionDurations } from './coaches/session-durations.ts';
import { listGroupStaff, listGroupSupervisors } from './groups/group-choices.ts';
import { listGroups } from './groups/list-groups.ts';
import { createGroup, removeGroup, updateGroup } from './groups/save-group.ts';
import { listOnline, signOutPerson } from './online/online.ts';
import { sendCode } from './online/send-code.ts';
import { listCenterOptions } from './people/center-options.ts';
import { listChildren } from './people/list-children.ts';
import { listPeople } from './people/list-people.ts';
import { viewChild } from './people/view-child.ts';
import { viewPerson } from './people/view-person.ts';
import { changeRolePolicies } from './roles/change-role-policies.ts';
import { viewRolePolicies } from './roles/role-policies.ts';
import { acceptSupervision } from './supervisors/accept-supervision.ts';
import { assignSupervisor, cancelSupervisor, makeSupervisor, releaseSupervisor } from './supervisors/change-supervisors.ts';
import { inviteSupervisor } from './supervisors/invite-supervisor.ts';
import { listSupervisions } from './supervisors/list-supervisions.ts';
import { listSupervisors } from './supervisors/list-supervisors.ts';
import { listTrainingStaff } from './supervisors/list-training-staff.ts';

const adminRoutes = actorRoutesFor<typeof adminCalls>({
  adminList: listAdmins,
  createAdmin,
  changeAdminRole,
  managementCenter: changeManagedCenters,
  freezeAdmin,
  resendAdmin: resendInvitation,
  correctAdmin: correctInvitation,
  grantTenant: viewManagedCenters,
  removeAdmin,
  centerOptions: listCenterOptions,
  personList: listPeople,
  personInfo: viewPerson,
  childList: listChildren,
  childInfo: viewChild,
  rolePolicies: viewRolePolicies,
  changeRolePolicies,
  groupList: listGroups,
  createGroup,
  updateGroup,
  removeGroup,
  groupSupervisors: listGroupSupervisors,
  groupStaff: listGroupStaff,
  trainingStaff: listTrainingStaff,
  supervisedList: listSupervisors,
  supervisionList: listSupervisions,
  toSupervisor: makeSupervisor,
  cancelSupervisor,
  inviteSupervisor,
  assignSupervisor,
  releaseSupervisor,
});

const coachConfigRoutes = routesFor<typeof coachConfigCalls>({
  list: listCoachConfigs,
  byUserId: viewCoachConfig,
  records: listCoachRecords,
  changeRecord: changeCoachTimes,
  changeCertificate,
  sessionDuration: viewSessionDurations,
  changeSessionDuration: changeSessionDurations,
});

const onlineRoutes = identityRoutesFor<typeof onlineCalls>({ list: listOnline, signOut: signOutPerson, sendPasswordCode: sendCode });

const supervisionRoutes = identityRoutesFor<typeof supervisionCalls>({ acceptSupervision });

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  admins: adminRoutes,
  coachConfigs: coachConfigRoutes,
  online: onlineRoutes,
  supervision: supervisionRoutes,
};
