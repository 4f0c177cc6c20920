import type { tenantContractsGroups } from '@trellis/contract/tenant-contracts/area';
import type { tenantContractCalls } from '@trellis/contract/tenant-contracts/calls';
import type { tenantContractCodeCalls } from '@trellis/contract/tenant-contracts/code-calls';
import type { hfsOrderCalls, hfsOrderFileCalls } from '@trellis/contract/tenant-contracts/order-calls';
import { type AreaRoutes, actorRoutesFor, fileRoutesFor, identityRoutesFor } from '../../platform/http/routes.ts';
import { analyseContracts } from './analyse-contracts.ts';
import { addResource, editPlanV2, editResource, removeResource } from './change-resources.ts';
import { exchangeCode } from './check-code.ts';
import { downloadOrders } from './download-orders.ts';
import { listContracts } from './list-contracts.ts';
import { listOrders } from './list-orders.ts';
import { listPlanV2, prepareResource } from './prepare-resource.ts';
import { editRecharge, recharge } from './recharge.ts';
import { removeContract } from './remove-contract.ts';
import { sendCode } from './send-code.ts';
import { enableContract, stopContract } from './stop-contract.ts';
import { viewContract } from './view-contract.ts';
import { createContract, updateContract } from './write-contract.ts';

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
export const tenantContractsArea: Record<keyof typeof tenantContractsGroups, AreaRoutes> = {
  tenantContracts: tenantContractRoutes,
  tenantContractCodes: tenantContractCodeRoutes,
  hfsOrders: hfsOrderRoutes,
  hfsOrderFiles: hfsOrderFileRoutes,
};
