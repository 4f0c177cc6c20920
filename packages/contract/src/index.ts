import { accountGroups } from './account/area.ts';
import { adminsGroups } from './admins/area.ts';
import { assessmentsGroups } from './assessments/area.ts';
import { auditGroups } from './audit/area.ts';
import { certificationGroups } from './certification/area.ts';
import { contentGroups } from './content/area.ts';
import { contractsGroups } from './contracts/area.ts';
import { creditsGroups } from './credits/area.ts';
import { filesGroups } from './files/area.ts';
import { groupsGroups } from './groups/area.ts';
import { guardiansGroups } from './guardians/area.ts';
import { mailGroups } from './mail/area.ts';
import { musicGroups } from './music/area.ts';
import { offlinePlansGroups } from './offline-plans/area.ts';
import { questionnairesGroups } from './questionnaires/area.ts';
import { schedulingGroups } from './scheduling/area.ts';
import { subjectGrantsGroups } from './subject-grants/area.ts';
import { subjectImportsGroups } from './subject-imports/area.ts';
import { subjectsGroups } from './subjects/area.ts';
import { tenancyGroups } from './tenancy/area.ts';
import { tenantContractsGroups } from './tenant-contracts/area.ts';
import { usersGroups } from './users/area.ts';
import { vrClassroomGroups } from './vr-classroom/area.ts';

/** Every area's groups of calls. A new area is a line here. */
export const groups = {
  ...accountGroups,
  ...subjectsGroups,
  ...subjectGrantsGroups,
  ...subjectImportsGroups,
  ...guardiansGroups,
  ...contentGroups,
  ...contractsGroups,
  ...creditsGroups,
  ...offlinePlansGroups,
  ...groupsGroups,
  ...musicGroups,
  ...questionnairesGroups,
  ...assessmentsGroups,
  ...schedulingGroups,
  ...tenancyGroups,
  ...tenantContractsGroups,
  ...filesGroups,
  ...mailGroups,
  ...adminsGroups,
  ...auditGroups,
  ...usersGroups,
  ...certificationGroups,
  ...vrClassroomGroups,
};

type Groups = typeof groups;

/** Every call, by its group. */
export const contract = Object.fromEntries(Object.entries(groups).map(([group, { calls }]) => [group, calls])) as {
  [G in keyof Groups]: Groups[G]['calls'];
};
