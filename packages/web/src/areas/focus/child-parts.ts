import type { FocusModule } from '@trellis/contract/focus/rules';
import { lazy } from 'react';
import type { ChildTab } from '../../app/child-places.ts';

const needs = ['Pdt.SubjectPdt.Create'] as const;

/** The focus program of a child. */
export const focusTab: ChildTab = {
  needs,
  Content: lazy(() => import('./focus-tab.tsx').then((module) => ({ default: module.FocusTab }))),
};

const contents = () => import('./module-tabs.tsx');

const moduleTab = (module: FocusModule): ChildTab => ({
  needs,
  isFor: ({ pdtModules }) => pdtModules.includes(module),
  Content: lazy(() => contents().then(({ moduleTabs }) => ({ default: moduleTabs[module] }))),
});

/** What becomes of each module that a child's program has. */
export const cbtTab = moduleTab('Cbt');
export const emotionTab = moduleTab('Emotion');
export const parentLearningTab = moduleTab('ParentLearning');
export const parentEmotionTab = moduleTab('ParentEmotion');
export const exercisePdtTab = moduleTab('Exercise');
export const sleepPdtTab = moduleTab('Sleep');
export const nutritionPdtTab = moduleTab('Nutrition');
