import type { groups } from '@trellis/contract/guardians/area';
import type { guardianCalls, guardianFileCalls } from '@trellis/contract/guardians/calls';
import type { guestGuardianCalls } from '@trellis/contract/guardians/guest-calls';
import { type AreaRoutes, fileRoutesFor, guestRoutesFor, reads, routesFor } from '../../platform/http/routes.ts';
import { bindGuardian } from './bind-guardian.ts';
import { unbindGuardian, updateRelation } from './change-relation.ts';
import { checkGuardian } from './check-guardian.ts';
import { confirmRegistration } from './confirm-registration.ts';
import { downloadGuardians } from './download-guardians.ts';
import { findGuardianInfo } from './find-guardian.ts';
import { listSubjectContacts } from './list-contacts.ts';
import { listGuardians } from './list-guardians.ts';
import { mergeGuardians } from './merge-guardians.ts';
import { sendRegisterCode } from './send-register-code.ts';
import { updateGuardian } from './update-guardian.ts';
import { viewRegistration } from './view-registration.ts';

const guardianRoutes = routesFor<typeof guardianCalls>({
  getList: reads(listGuardians),
  getInfo: reads(findGuardianInfo),
  contacts: listSubjectContacts,
  check: checkGuardian,
  bindGuardian,
  update: updateGuardian,
  updateRelation,
  unbindGuardian,
  merge: mergeGuardians,
  sendRegisterCode,
});

const guardianFileRoutes = fileRoutesFor<typeof guardianFileCalls>({ excelDownload: downloadGuardians });

const guestGuardianRoutes = guestRoutesFor<typeof guestGuardianCalls>({ get: viewRegistration, confirm: confirmRegistration });

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  guardians: guardianRoutes,
  guardianFiles: guardianFileRoutes,
  guestGuardians: guestGuardianRoutes,
};
