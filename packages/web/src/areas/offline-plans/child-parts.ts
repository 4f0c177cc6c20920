import { lazy } from 'react';
import type { ChildTab } from '../../app/child-places.ts';

/** The plan stays when the project of its family is off: what was begun is finished. */
export const planTab: ChildTab = {
  needs: ['RocketSystem.UserOfflinePlan', 'PFE.UserManagement.SubjectDetail.UserOfflinePlanTab'],
  Content: lazy(() => import('./plan-tab.tsx').then((module) => ({ default: module.PlanTab }))),
};
