import type { groups } from '@trellis/contract/credits/area';
import type { creditCalls } from '@trellis/contract/credits/calls';
import type { creditFileCalls } from '@trellis/contract/credits/file-calls';
import type { creditOverviewCalls, ledgerCheckCalls } from '@trellis/contract/credits/overview-calls';
import { type AreaRoutes, actorRoutesFor, fileRoutesFor, routesFor } from '../../platform/http/routes.ts';
import { listOwnQuotas, viewVratStock } from '../tenant-contracts/public.ts';
import { adjustAssessments, listTags } from './adjust-assessments.ts';
import { adjustClasses } from './adjust-classes.ts';
import { exportOverview } from './export-overview.ts';
import { exportStatement } from './export-statement.ts';
import { findBalance } from './find-balance.ts';
import { listLedgerChecks } from './list-ledger-checks.ts';
import { listRecords } from './list-records.ts';
import { consumptionByCoach, movementByChild } from './overview-lists.ts';
import { overviewTotals } from './overview-totals.ts';
import { describeStatement } from './statement-document.ts';

const creditRoutes = routesFor<typeof creditCalls>({
  classHours: adjustClasses,
  assessmentTimes: adjustAssessments,
  records: listRecords,
  tags: listTags,
  balance: findBalance,
});

const creditOverviewRoutes = routesFor<typeof creditOverviewCalls>({
  totals: overviewTotals,
  byCoach: consumptionByCoach,
  byChild: movementByChild,
  quotas: listOwnQuotas,
  vratProduct: viewVratStock,
});

const creditFileRoutes = fileRoutesFor<typeof creditFileCalls>({ statement: exportStatement, overview: exportOverview });

const ledgerCheckRoutes = actorRoutesFor<typeof ledgerCheckCalls>({ list: listLedgerChecks });

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  credits: creditRoutes,
  creditOverview: creditOverviewRoutes,
  creditFiles: creditFileRoutes,
  ledgerChecks: ledgerCheckRoutes,
};

export const documents = { creditStatement: describeStatement };
