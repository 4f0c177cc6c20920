import type { groups } from '@trellis/contract/tenant-contracts/area';
import type { tenantContractCodeCalls } from '@trellis/contract/tenant-contracts/codes/calls';
import type { tenantContractCalls } from '@trellis/contract/tenant-contracts/contracts/calls';
import type { hfsOrderCalls, hfsOrderFileCalls } from '@trellis/contract/tenant-contracts/orders/calls';
import { type AreaRoutes, actorRoutesFor, fileRoutesFor, identityRoutesFor } from '../../platform/http/routes.ts';
import { exchangeCode } from './codes/check-code.ts';
import { sendCode } from './codes/send-code.ts';
import { analyseContracts } from './contracts/analyse-contracts.ts';
import { listContracts } from './contracts/list-contracts.ts';
import { removeContract } from './contracts/remove-contract.ts';
import { enableContract, stopContract } from './contracts/stop-contract.ts';
import { viewContract } from './contracts/view-contract.ts';
import { createContract, updateContract } from './contracts/write-contract.ts';
import { downloadOrders } from './orders/download-orders.ts';
import { listOrders } from './orders/list-orders.ts';
import { editRecharge, recharge } from './quotas/recharge.ts';
import { addResource, editPlanV2, editResource, removeResource } from './resources/change-resources.ts';
import { listPlanV2, prepareResource } from './resources/prepare-resource.ts';

const tenantContractRoutes = actorRoutesFor<typeof tenantContractCalls>({
  create: createContract,
  list: listContracts,
  get: viewContract,
  update: updateContract,
  remove: removeContract,
  stop: stopContract,
  enable: enableContract,
  analysis: analyseContracts,
  addAssessment: addResource('assessment'),
  addCourse: addResource('course'),
  addPlan: addResource('plan'),
  addPlanV2: addResource('planV2'),
  prepareAssessment: prepareResource('assessment'),
  prepareCourse: prepareResource('course'),
  preparePlan: prepareResource('plan'),
  preparePlanV2: prepareResource('planV2'),
  planV2Resources: listPlanV2,
  editPlanV2,
  editResource,
  removeResource,
  recharge,
  editRecharge,
});

const tenantContractCodeRoutes = identityRoutesFor<typeof tenantContractCodeCalls>({
  sendMessage: sendCode,
  checkCode: exchangeCode,
});

const hfsOrderRoutes = actorRoutesFor<typeof hfsOrderCalls>({ list: listOrders });

const hfsOrderFileRoutes = fileRoutesFor<typeof hfsOrderFileCalls>({ excelDownload: downloadOrders });

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  tenantContracts: tenantContractRoutes,
  tenantContractCodes: tenantContractCodeRoutes,
  hfsOrders: hfsOrderRoutes,
  hfsOrderFiles: hfsOrderFileRoutes,
};
