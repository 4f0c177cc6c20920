import { lazy } from 'react';
import type { ChildTab } from '../../app/child-places.ts';

export const guardianTab: ChildTab = {
  needs: ['PFE.UserManagement.Guardian'],
  Content: lazy(() => import('./guardian-block.tsx').then((module) => ({ default: module.GuardianBlock }))),
};
