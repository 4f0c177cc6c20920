import type { groups } from '@trellis/contract/groups/area';
import type { classPlanCalls, groupCalls } from '@trellis/contract/groups/calls';
import { type AreaRoutes, reads, routesFor } from '../../platform/http/routes.ts';
import { assignCoaches } from './assign-coaches.ts';
import { listClassPlanCategories, listClassPlans } from './class-plans.ts';
import { listClassChildren } from './list-children.ts';
import { getClassGroup, listClassGroups, prepareForEdit } from './list-class-groups.ts';
import { createClassGroup, removeClassGroup, updateClassGroup } from './save-class-group.ts';
import { setChildren } from './set-children.ts';

const groupRoutes = routesFor<typeof groupCalls>({
  getList: reads(listClassGroups),
  get: getClassGroup,
  prepareForEdit: reads(prepareForEdit),
  create: createClassGroup,
  update: updateClassGroup,
  remove: removeClassGroup,
  setUsers: setChildren,
  assignTrainers: assignCoaches,
  childList: listClassChildren,
});

const classPlanRoutes = routesFor<typeof classPlanCalls>({ list: listClassPlans, categories: listClassPlanCategories });

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  groups: groupRoutes,
  classPlans: classPlanRoutes,
};
