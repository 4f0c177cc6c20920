import type { subjectAccountCalls } from '@trellis/contract/subjects/account-calls';
import type { subjectsGroups } from '@trellis/contract/subjects/area';
import type { subjectCalls } from '@trellis/contract/subjects/calls';
import type { subjectFileCalls } from '@trellis/contract/subjects/file-calls';
import { type AreaRoutes, actorRoutesFor, fileRoutesFor, reads, routesFor } from '../../platform/http/routes.ts';
import { findLastAssessment, findSubjectTenant } from './account-facts.ts';
import { checkIn, checkOut } from './check-in-subject.ts';
import { assignChildren, listCoachChildren } from './coach-children.ts';
import { listCoaches } from './coaches.ts';
import { createSubject } from './create-subject.ts';
import { eraseSubject } from './erase-subject.ts';
import { exportSubjects } from './export-subjects.ts';
import { openSubject, prepareForEdit } from './find-subject.ts';
import { listCheckIns } from './list-check-ins.ts';
import { listPlanUsers } from './list-plan-users.ts';
import { checkSameName, filterSubjects, listSelectable } from './list-selectable.ts';
import { listSubjects } from './list-subjects.ts';
import { listRecent } from './recent-subjects.ts';
import { referralQuestion } from './referral-question.ts';
import { updateOutpatientNumber, updateSubject, updateSubjectTag } from './update-subject.ts';

const subjectRoutes = routesFor<typeof subjectCalls>({
  getList: reads(listSubjects),
  getSubjectInfo: reads(openSubject),
  prepareForEdit: reads(prepareForEdit),
  recentList: reads(listRecent),
  simpleList: reads(listSelectable),
  filterSubject: reads(filterSubjects),
  coachList: reads(async (db) => {
    const items = await listCoaches(db);
    return { items, totalCount: items.length };
  }),
  checkName: reads(checkSameName),
  create: createSubject,
  update: updateSubject,
  updateOutpatientNumber,
  updateTag: updateSubjectTag,
  checkInList: reads(listCheckIns),
  referralInfoQuestion: reads(referralQuestion),
  coachChildren: reads(listCoachChildren),
  assignChildren,
  planUser: reads(listPlanUsers),
  checkIn,
  checkOut,
});

const subjectAccountRoutes = actorRoutesFor<typeof subjectAccountCalls>({
  erase: eraseSubject,
  subjectTenant: findSubjectTenant,
  lastUserAssessment: findLastAssessment,
});

const subjectFileRoutes = fileRoutesFor<typeof subjectFileCalls>({ excelDownload: exportSubjects });

/** What serves the groups of this area. */
export const subjectsArea: Record<keyof typeof subjectsGroups, AreaRoutes> = {
  subjects: subjectRoutes,
  subjectAccounts: subjectAccountRoutes,
  subjectFiles: subjectFileRoutes,
};
