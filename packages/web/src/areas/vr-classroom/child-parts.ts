import { lazy } from 'react';
import type { ChildTab } from '../../app/child-places.ts';

/** The tests of a child. */
export const vratTab: ChildTab = {
  needs: ['PFE.UserManagement.SubjectDetail.VratTestRequestTab'],
  Content: lazy(() => import('./vrat-tab.tsx').then((module) => ({ default: module.VratTab }))),
};

export const AddTestDialog = lazy(() => import('./add-test-dialog.tsx').then((module) => ({ default: module.AddTestDialog })));
