import type { subjectAccountCalls } from '@trellis/contract/subjects/account-calls';
import type { subjectCalls } from '@trellis/contract/subjects/calls';
import type { subjectFileCalls } from '@trellis/contract/subjects/file-calls';
import { actorRoutesFor, fileRoutesFor, reads, routesFor } from '../../platform/http/routes.ts';
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

export const subjectRoutes = routesFor<typeof subjectCalls>({
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

export const subjectAccountRoutes = actorRoutesFor<typeof subjectAccountCalls>({
  erase: eraseSubject,
  subjectTenant: findSubjectTenant,
  lastUserAssessment: findLastAssessment,
});

export const subjectFileRoutes = fileRoutesFor<typeof subjectFileCalls>({ excelDownload: exportSubjects });
