import type { contractCalls } from '@trellis/contract/contracts/calls';
import { routesFor } from '../../platform/http/routes.ts';
import { addContract } from './add-contract.ts';
import { listContracts } from './list-contracts.ts';

export const contractRoutes = routesFor<typeof contractCalls>({ list: listContracts, add: addContract });
