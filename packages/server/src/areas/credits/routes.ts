import type { creditCalls } from '@trellis/contract/credits/calls';
import { routesFor } from '../../platform/http/routes.ts';
import { findBalance } from './find-balance.ts';
import { listRecords } from './list-records.ts';

export const creditRoutes = routesFor<typeof creditCalls>({ records: listRecords, balance: findBalance });
