import { lazy } from 'react';
import type { ChildTab } from '../../app/child-places.ts';

/** How a child sleeps. */
export const sleepTab: ChildTab = {
  needs: ['PFE.UserManagement.SubjectDetail.SleepTab'],
  Content: lazy(() => import('./wellbeing-tabs.tsx').then((module) => ({ default: module.SleepTab }))),
};

/** What a child eats and drinks. */
export const nutritionTab: ChildTab = {
  needs: ['PFE.UserManagement.SubjectDetail.NutritionTab'],
  Content: lazy(() => import('./wellbeing-tabs.tsx').then((module) => ({ default: module.NutritionTab }))),
};

/** How a child moves. */
export const exerciseTab: ChildTab = {
  needs: ['RocketSystem.UserTrainingPlan', 'PFE.UserManagement.SubjectDetail.SportTab'],
  Content: lazy(() => import('./wellbeing-tabs.tsx').then((module) => ({ default: module.ExerciseTab }))),
};
