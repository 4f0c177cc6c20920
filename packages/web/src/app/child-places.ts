import type { ClassGroup } from '@trellis/contract/groups/schemas';
import type { Policy } from '@trellis/contract/policies';
import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { type ComponentType, createContext, use } from 'react';

/** The tabs of a child, in order, as its address names them. */
export const subjectTabs = [
  'plan',
  'trial',
  'vratTest',
  'assessments',
  'contracts',
  'credits',
  'guardians',
  'questionnaires',
  'sleep',
  'nutrition',
  'exercise',
  'dailyTopic',
  'focus',
  'Cbt',
  'Emotion',
  'ParentLearning',
  'ParentEmotion',
  'ExercisePdt',
  'SleepPdt',
  'NutritionPDT',
] as const;
export type SubjectTab = (typeof subjectTabs)[number];

export interface TabRule {
  /** Every one of these must be held: that of the tab, and that of what it shows where it has one. */
  needs: readonly Policy[];
  /** Of some children alone. */
  isFor?: (subject: Pick<SubjectInfo, 'pdtModules'>) => boolean;
}

/** A tab of a child, of the area that it belongs to; its content is loaded when it is opened. */
export interface ChildTab extends TabRule {
  Content: ComponentType<{ subject: SubjectInfo }>;
}

type Dialog = ComponentType<{ subject: { id: string; name: string }; onClose: () => void }>;

/** What areas show of a child on the pages of another one, which does not know them. */
export interface ChildPlaces {
  tabs: Readonly<Record<SubjectTab, ChildTab>>;
  /** The child at a glance, above its tabs. */
  OverviewCards: ComponentType<{ subject: SubjectInfo; onTab: (tab: SubjectTab) => void }>;
  /** What comes next with it. */
  NextStepButton: ComponentType<{ subject: SubjectInfo }>;
  /** Orders a test, from a row of the list. */
  AddTestDialog: Dialog;
  /** Which other centers know of the child's reports, above its guardians. */
  GrantsOfChild: ComponentType<{ subjectId: string }>;
  /** The code with which a guardian decides that, among what is done with guardians. */
  GrantCodeDialog: Dialog;
  /** That nothing of a child is erased, why, and how that ends. */
  HoldNote: ComponentType<{ subject: { id: string; name: string } }>;
  /** Sees to it that nothing of a child is erased. */
  HoldDialog: Dialog;
  /** The plans of a class of children, on its page. */
  PlansOfClass: ComponentType<{ group: ClassGroup }>;
}

/** They are fetched when a child is first shown. */
export const ChildPlacesContext = createContext<(() => Promise<ChildPlaces>) | null>(null);

export function useChildPlaces(): ChildPlaces {
  const load = use(ChildPlacesContext);
  if (!load) throw new Error('A child is shown outside of the app');
  return use(load());
}
