import { lazy } from 'react';
import type { ChildTab } from '../../app/child-places.ts';

/** A child's trials, which stay when the project of its family is off: what was begun is looked up. */
export const trialTab: ChildTab = {
  needs: ['RocketSystem.UserOfflinePlan', 'PFE.UserManagement.SubjectDetail.TrialSessionTab'],
  Content: lazy(() => import('./trial-tab.tsx').then((module) => ({ default: module.TrialTab }))),
};
