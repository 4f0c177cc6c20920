import { lazy } from 'react';
import type { ChildTab } from '../../app/child-places.ts';

export const assessmentTab: ChildTab = {
  needs: ['RocketSystem.UserAssessment', 'PFE.UserManagement.SubjectDetail.AssessmentTab'],
  Content: lazy(() => import('./assessment-tab.tsx').then((module) => ({ default: module.AssessmentTab }))),
};
