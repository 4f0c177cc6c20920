import type { groups } from '@trellis/contract/retention/area';
import type { holdCalls } from '@trellis/contract/retention/hold-calls';
import type { proofCalls, proofFileCalls } from '@trellis/contract/retention/proof-calls';
import type { retentionCalls } from '@trellis/contract/retention/rule-calls';
import { type AreaRoutes, fileRoutesFor, routesFor } from '../../platform/http/routes.ts';
import { exportErasures } from './export-erasures.ts';
import { holdOfChild, liftHold, setHold } from './holds.ts';
import { listErasures } from './list-erasures.ts';
import { previewRetention } from './preview-retention.ts';
import { saveRetentionRule } from './retention-rule.ts';
import { viewRetentionRule } from './view-retention-rule.ts';

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  retention: routesFor<typeof retentionCalls>({ rule: viewRetentionRule, saveRule: saveRetentionRule, preview: previewRetention }),
  legalHolds: routesFor<typeof holdCalls>({ ofChild: holdOfChild, set: setHold, lift: liftHold }),
  erasures: routesFor<typeof proofCalls>({ list: listErasures }),
  erasureFiles: fileRoutesFor<typeof proofFileCalls>({ excelDownload: exportErasures }),
};
