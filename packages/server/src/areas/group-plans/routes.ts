import type { groups } from '@trellis/contract/group-plans/area';
import type { groupPlanCalls } from '@trellis/contract/group-plans/calls';
import type { groupSessionCalls } from '@trellis/contract/group-plans/session-calls';
import { type AreaRoutes, reads, routesFor } from '../../platform/http/routes.ts';
import { abandonSession, editItem, punchItem, saveCategory, saveOverall } from '../offline-plans/public.ts';
import { markAttendance, punchForChild } from './attend.ts';
import { createGroupPlan } from './create-group-plan.ts';
import { endGroupPlan, restartGroupPlan } from './end-group-plan.ts';
import { endClass, finishGroupSession } from './finish-group-session.ts';
import { listGroupChildren, listGroupCourses, listGroupPlans, listGroupRecords, listWithoutContract } from './list-group-plans.ts';
import { beforeGroupStart, startGroupSession } from './start-group-session.ts';
import { forChildPunch, viewGroupSession } from './view-group-session.ts';

const groupPlanRoutes = routesFor<typeof groupPlanCalls>({
  create: createGroupPlan,
  list: reads(listGroupPlans),
  courseList: listGroupCourses,
  childList: listGroupChildren,
  usersWithoutValidContract: listWithoutContract,
  beforeStartCourse: beforeGroupStart,
  planRecords: listGroupRecords,
  end: endGroupPlan,
  restart: restartGroupPlan,
});

// an exercise and a form are answered alike, whoever trains
const groupSessionRoutes = routesFor<typeof groupSessionCalls>({
  startCourse: startGroupSession,
  session: viewGroupSession,
  attendance: markAttendance,
  punch: punchItem,
  punchEdit: editItem,
  overallFeedback: saveOverall,
  overallEdit: saveOverall,
  categoryFeedback: saveCategory,
  categoryEdit: saveCategory,
  forChildPunch,
  punchForChild,
  punchForChildEdit: punchForChild,
  abandon: abandonSession,
  finish: finishGroupSession,
  endClass,
});

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = { groupPlans: groupPlanRoutes, groupSessions: groupSessionRoutes };
