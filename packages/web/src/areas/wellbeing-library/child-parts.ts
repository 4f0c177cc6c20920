import { lazy } from 'react';
import type { ChildTab } from '../../app/child-places.ts';

/** What a child and its family read day by day. */
export const dailyTopicTab: ChildTab = {
  needs: ['Pdt.SubjectTemplate'],
  Content: lazy(() => import('./topics-tab.tsx').then((module) => ({ default: module.TopicsTab }))),
};
