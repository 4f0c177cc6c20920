import type { offlinePlanCalls } from '@trellis/contract/offline-plans/calls';
import { routesFor } from '../../platform/http/routes.ts';
import { beforeStart } from './before-start.ts';
import { createPlan } from './create-plan.ts';
import { finishSession } from './finish-session.ts';
import { getPlan, listAvailablePlans, listPlanRecords, listPlans, listSessions } from './list-plans.ts';
import { editItem, punchItem } from './punch-item.ts';
import { punchMusic } from './punch-music.ts';
import { saveCategory } from './save-category.ts';
import { saveOverall } from './save-overall.ts';
import { startSession } from './start-session.ts';
import { viewSession } from './view-session.ts';

export const offlinePlanRoutes = routesFor<typeof offlinePlanCalls>({
  list: listPlans,
  availablePlans: listAvailablePlans,
  create: createPlan,
  get: getPlan,
  sessionList: listSessions,
  planRecords: listPlanRecords,
  beforeStartCourse: beforeStart,
  startCourse: startSession,
  session: viewSession,
  punch: punchItem,
  punchEdit: editItem,
  overallFeedback: saveOverall,
  categoryFeedback: saveCategory,
  musicPunch: punchMusic,
  finish: finishSession,
});
