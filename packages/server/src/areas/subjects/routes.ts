import type { subjectAccountCalls } from '@trellis/contract/subjects/account-calls';
import type { groups } from '@trellis/contract/subjects/area';
import type { subjectBatchCalls } from '@trellis/contract/subjects/batch/calls';
import type { subjectCalls } from '@trellis/contract/subjects/calls';
import type { subjectFileCalls } from '@trellis/contract/subjects/file-calls';
import { type AreaRoutes, actorRoutesFor, fileRoutesFor, reads, routesFor } from '../../platform/http/routes.ts';
import { addCoach, updateTags } from './batch/batch.ts';
import { assignChildren, listCoachChildren } from './coaches/coach-children.ts';
import { listCoaches } from './coaches/coaches.ts';
import { createSubject } from './editing/create-subject.ts';
import { eraseSubject } from './editing/erase-subject.ts';
import { referralQuestion } from './editing/referral-question.ts';
import { updateLogout, updateOutpatientNumber, updateSubject, updateSubjectTag } from './editing/update-subject.ts';
import { exportSubjects } from './list/export-subjects.ts';
import { listPlanUsers } from './list/list-plan-users.ts';
import { checkSameName, filterSubjects, listSelectable } from './list/list-selectable.ts';
import { listSubjects } from './list/list-subjects.ts';
import { listRecent } from './list/recent-subjects.ts';
import { findLastAssessment, findSubjectTenant } from './profile/account-facts.ts';
import { openSubject, prepareForEdit } from './profile/find-subject.ts';
import { describeRecord } from './profile/record-document.ts';
import { checkIn, checkOut } from './visits/check-in-subject.ts';
import { listCheckIns } from './visits/list-check-ins.ts';

const subjectRoutes = routesFor<typeof subjectCalls>({
  getList: reads(listSubjects),
  getSubjectInfo: reads(openSubject),
  prepareForEdit: reads(prepareForEdit),
  recentList: listRecent,
  simpleList: listSelectable,
  filterSubject: filterSubjects,
  coachList: async (db) => {
    const items = await listCoaches(db);
    return { items, totalCount: items.length };
  },
  checkName: reads(checkSameName),
  create: createSubject,
  update: updateSubject,
  updateOutpatientNumber,
  updateTag: updateSubjectTag,
  updateLogout,
  checkInList: listCheckIns,
  referralInfoQuestion: referralQuestion,
  coachChildren: listCoachChildren,
  assignChildren,
  planUser: listPlanUsers,
  checkIn,
  checkOut,
});

const subjectAccountRoutes = actorRoutesFor<typeof subjectAccountCalls>({
  erase: eraseSubject,
  subjectTenant: findSubjectTenant,
  lastUserAssessment: findLastAssessment,
});

const subjectBatchRoutes = routesFor<typeof subjectBatchCalls>({ updateTags, addCoach });

const subjectFileRoutes = fileRoutesFor<typeof subjectFileCalls>({ excelDownload: exportSubjects });

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  subjects: subjectRoutes,
  subjectAccounts: subjectAccountRoutes,
  subjectBatch: subjectBatchRoutes,
  subjectFiles: subjectFileRoutes,
};

export const documents = { subjectRecord: describeRecord };
