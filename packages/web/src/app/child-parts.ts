import { assessmentTab } from '../areas/assessments/child-parts.ts';
import { contractTab } from '../areas/contracts/child-parts.ts';
import { creditTab } from '../areas/credits/child-parts.ts';
import {
  cbtTab,
  emotionTab,
  exercisePdtTab,
  focusTab,
  nutritionPdtTab,
  parentEmotionTab,
  parentLearningTab,
  sleepPdtTab,
} from '../areas/focus/child-parts.ts';
import { PlansOfClass } from '../areas/group-plans/child-parts.ts';
import { guardianTab } from '../areas/guardians/child-parts.ts';
import { planTab } from '../areas/offline-plans/child-parts.ts';
import { questionnaireTab } from '../areas/questionnaires/child-parts.ts';
import { HoldDialog, HoldNote } from '../areas/retention/child-parts.ts';
import { GrantCodeDialog, GrantsOfChild } from '../areas/subject-grants/child-parts.ts';
import { NextStepButton, OverviewCards } from '../areas/subject-overview/child-parts.ts';
import { trialTab } from '../areas/trial-plans/child-parts.ts';
import { AddTestDialog, vratTab } from '../areas/vr-classroom/child-parts.ts';
import { exerciseTab, nutritionTab, sleepTab } from '../areas/wellbeing/child-parts.ts';
import { dailyTopicTab } from '../areas/wellbeing-library/child-parts.ts';
import type { ChildPlaces } from './child-places.ts';

/** What every area shows of a child. */
export const childParts: ChildPlaces = {
  tabs: {
    plan: planTab,
    trial: trialTab,
    vratTest: vratTab,
    assessments: assessmentTab,
    contracts: contractTab,
    credits: creditTab,
    guardians: guardianTab,
    questionnaires: questionnaireTab,
    sleep: sleepTab,
    nutrition: nutritionTab,
    exercise: exerciseTab,
    dailyTopic: dailyTopicTab,
    focus: focusTab,
    Cbt: cbtTab,
    Emotion: emotionTab,
    ParentLearning: parentLearningTab,
    ParentEmotion: parentEmotionTab,
    ExercisePdt: exercisePdtTab,
    SleepPdt: sleepPdtTab,
    NutritionPDT: nutritionPdtTab,
  },
  OverviewCards,
  NextStepButton,
  AddTestDialog,
  GrantsOfChild,
  GrantCodeDialog,
  HoldNote,
  HoldDialog,
  PlansOfClass,
};
