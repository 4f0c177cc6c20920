import { lazy } from 'react';
import type { ChildTab } from '../../app/child-places.ts';

/** The questionnaires of a child. */
export const questionnaireTab: ChildTab = {
  needs: ['PFE.UserManagement.SubjectDetail.QuestionnaireTab'],
  Content: lazy(() => import('./questionnaire-tab.tsx').then((module) => ({ default: module.QuestionnaireTab }))),
};
