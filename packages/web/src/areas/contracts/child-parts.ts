import { lazy } from 'react';
import type { ChildTab } from '../../app/child-places.ts';

/** The contracts of a child. */
export const contractTab: ChildTab = {
  needs: ['RocketSystem.UserContract'],
  Content: lazy(() => import('./contract-tab.tsx').then((module) => ({ default: module.ContractTab }))),
};
