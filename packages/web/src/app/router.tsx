import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { landingPath } from '@trellis/contract/account/rules';
import type { CurrentUser } from '@trellis/contract/account/schemas';
import { accountPages } from '../areas/account/pages.ts';
import { adminPages } from '../areas/admins/pages.ts';
import { assessmentPages } from '../areas/assessments/pages.ts';
import { auditPages } from '../areas/audit/pages.ts';
import { certificationPages } from '../areas/certification/pages.ts';
import { contentPages } from '../areas/content/pages.ts';
import { contractPages } from '../areas/contracts/pages.ts';
import { creditPages } from '../areas/credits/pages.ts';
import { filePages } from '../areas/files/pages.ts';
import { groupPages } from '../areas/groups/pages.ts';
import { guardianPages } from '../areas/guardians/pages.ts';
import { mailPages } from '../areas/mail/pages.ts';
import { offlinePlanPages } from '../areas/offline-plans/pages.ts';
import { questionnairePages } from '../areas/questionnaires/pages.ts';
import { schedulingPages } from '../areas/scheduling/pages.ts';
import { subjectGrantPages } from '../areas/subject-grants/pages.ts';
import { subjectImportPages } from '../areas/subject-imports/pages.ts';
import { subjectPages } from '../areas/subjects/pages.ts';
import { tenancyPages } from '../areas/tenancy/pages.ts';
import { tenantContractPages } from '../areas/tenant-contracts/pages.ts';
import { userPages } from '../areas/users/pages.ts';
import { vrClassroomPages } from '../areas/vr-classroom/pages.ts';
import { CallbackPage } from './callback-page.tsx';
import { currentUserOptions } from './current-user.ts';
import { queryClient } from './query-client.ts';
import { callbackPath, root } from './root.tsx';
import { parseSearch, stringifySearch } from './search-params.ts';

const callback = createRoute({ getParentRoute: () => root, path: callbackPath, component: CallbackPage });

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: async () => {
    const user = (await queryClient.ensureQueryData(currentUserOptions())) as CurrentUser;
    throw redirect({ to: landingPath(user) });
  },
});

export const router = createRouter({
  // who may open what is told by addresses as they are written
  caseSensitive: true,
  routeTree: root.addChildren([
    callback,
    home,
    ...accountPages,
    ...adminPages,
    ...assessmentPages,
    ...auditPages,
    ...certificationPages,
    ...contentPages,
    ...contractPages,
    ...creditPages,
    ...filePages,
    ...groupPages,
    ...guardianPages,
    ...mailPages,
    ...offlinePlanPages,
    ...questionnairePages,
    ...schedulingPages,
    ...subjectGrantPages,
    ...subjectImportPages,
    ...subjectPages,
    ...tenancyPages,
    ...tenantContractPages,
    ...userPages,
    ...vrClassroomPages,
  ]),
  defaultPreload: 'intent',
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
