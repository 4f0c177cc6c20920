import { lazy } from 'react';
import type { ChildTab } from '../../app/child-places.ts';

export const contractTab: ChildTab = {
  needs: ['RocketSystem.UserContract'],
  Content: lazy(() => import('./contract-tab.tsx').then((module) => ({ default: module.ContractTab }))),
};
