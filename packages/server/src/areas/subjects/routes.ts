import type { subjectCalls } from '@trellis/contract/subjects/calls';
import { routesFor } from '../../platform/http/routes.ts';
import { bindGuardian } from './bind-guardian.ts';
import { checkIn, checkOut } from './check-in-subject.ts';
import { listCoaches } from './coaches.ts';
import { createSubject } from './create-subject.ts';
import { findSubjectInfo } from './find-subject.ts';
import { checkSameName, listSelectable } from './list-selectable.ts';
import { listSubjects } from './list-subjects.ts';
import { updateSubject, updateSubjectTag } from './update-subject.ts';

export const subjectRoutes = routesFor<typeof subjectCalls>({
  getList: listSubjects,
  getSubjectInfo: findSubjectInfo,
  simpleList: listSelectable,
  coachList: async (db) => {
    const items = await listCoaches(db);
    return { items, totalCount: items.length };
  },
  checkName: checkSameName,
  create: createSubject,
  update: updateSubject,
  updateTag: updateSubjectTag,
  bindGuardian,
  checkIn,
  checkOut,
});
