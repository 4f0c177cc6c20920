import { questionnaireCalls } from './calls.ts';
import { guestQuestionnaireCalls } from './guest-calls.ts';

/** What can be called in this area, by group, and what each is about. */
export const questionnairesGroups = {
  questionnaires: { calls: questionnaireCalls, about: "Children's questionnaires: sent, answered and reviewed" },
  guestQuestionnaires: { calls: guestQuestionnaireCalls, about: 'A guardian, by a link, answers a questionnaire' },
} as const;
