import type { groups } from '@trellis/contract/group-plans/area';
import type { groupPlanCalls } from '@trellis/contract/group-plans/calls';
import type { groupDifficultyCalls } from '@trellis/contract/group-plans/difficulty/calls';
import type { groupMusicCalls } from '@trellis/contract/group-plans/music/calls';
import type { groupRecordCalls } from '@trellis/contract/group-plans/records/calls';
import type { groupSessionCalls } from '@trellis/contract/group-plans/session-calls';
import type { groupVideoCalls } from '@trellis/contract/group-plans/video/calls';
import { type AreaRoutes, reads, routesFor } from '../../platform/http/routes.ts';
import { abandonSession, editAdjustReason, editItem, punchItem, punchMusic, saveCategory, saveOverall } from '../offline-plans/public.ts';
import { markAttendance, punchForChild } from './attend.ts';
import { createGroupPlan } from './create-group-plan.ts';
import { adjustClassDifficulty, listAdjustableOfClass, listClassChanges } from './difficulty/adjust-group.ts';
import { closeGroupPlan, endGroupPlan, restartGroupPlan } from './end-group-plan.ts';
import { endClass, finishGroupSession } from './finish-group-session.ts';
import {
  listClassTemplates,
  listGroupChildren,
  listGroupCourses,
  listGroupPlans,
  listGroupRecords,
  listWithoutContract,
} from './list-group-plans.ts';
import { listListenedByClass, viewListening } from './music/listen.ts';
import { viewGrowth } from './records/growth-report.ts';
import { listGroupFeedback } from './records/list-feedback.ts';
import { reverseGroupPlatform } from './reverse-platform.ts';
import { forChildPunch, forPunch, refreshChildStatus, viewCategories } from './session-forms.ts';
import { continueClass, startClass } from './start-class.ts';
import { beforeGroupStart, startGroupSession } from './start-group-session.ts';
import { checkVideo, endVideo } from './video/play-video.ts';
import { viewGroupSession } from './view-group-session.ts';
import { checkCertificate, listInterviewsNeeded } from './warn-of-start.ts';

const groupPlanRoutes = routesFor<typeof groupPlanCalls>({
  create: createGroupPlan,
  availablePlans: listClassTemplates,
  list: reads(listGroupPlans),
  courseList: listGroupCourses,
  childList: listGroupChildren,
  usersWithoutValidContract: listWithoutContract,
  beforeStartCourse: beforeGroupStart,
  checkCertificateState: reads(checkCertificate),
  parentalInterviewsNeed: listInterviewsNeeded,
  reverseUserCoursePlatform: reverseGroupPlatform,
  planRecords: listGroupRecords,
  end: endGroupPlan,
  done: closeGroupPlan,
  restart: restartGroupPlan,
});

// an exercise and a form are answered alike, whoever trains
const groupSessionRoutes = routesFor<typeof groupSessionCalls>({
  startCourse: startGroupSession,
  startClass,
  continueClass,
  session: viewGroupSession,
  refreshChildStatus,
  attendance: markAttendance,
  forPunch,
  punch: punchItem,
  punchEdit: editItem,
  overallFeedback: saveOverall,
  overallEdit: saveOverall,
  categories: viewCategories,
  categoryFeedback: saveCategory,
  categoryEdit: saveCategory,
  forChildPunch,
  punchForChild,
  punchForChildEdit: punchForChild,
  abandon: abandonSession,
  finish: finishGroupSession,
  endClass,
});

const groupMusicRoutes = routesFor<typeof groupMusicCalls>({
  punch: punchMusic,
  listened: listListenedByClass,
  progress: viewListening,
});

const groupVideoRoutes = routesFor<typeof groupVideoCalls>({ check: checkVideo, end: endVideo });

const groupRecordRoutes = routesFor<typeof groupRecordCalls>({
  overall: listGroupFeedback('overall'),
  items: listGroupFeedback('items'),
  sessions: listGroupFeedback('whole'),
  personal: listGroupFeedback('personal'),
  parent: listGroupFeedback('parent'),
  growth: viewGrowth,
});

const groupDifficultyRoutes = routesFor<typeof groupDifficultyCalls>({
  adjustable: listAdjustableOfClass,
  adjust: adjustClassDifficulty,
  records: listClassChanges,
  editReason: editAdjustReason,
});

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  groupPlans: groupPlanRoutes,
  groupSessions: groupSessionRoutes,
  groupMusic: groupMusicRoutes,
  groupVideos: groupVideoRoutes,
  groupRecords: groupRecordRoutes,
  groupDifficulty: groupDifficultyRoutes,
};
