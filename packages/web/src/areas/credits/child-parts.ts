import { lazy } from 'react';
import type { ChildTab } from '../../app/child-places.ts';

export const creditTab: ChildTab = {
  needs: ['PFE.UserManagement.SubjectDetail.CreditTab'],
  Content: lazy(() => import('./credit-tab.tsx').then((module) => ({ default: module.CreditTab }))),
};
