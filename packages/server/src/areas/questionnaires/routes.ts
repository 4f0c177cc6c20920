import type { groups } from '@trellis/contract/questionnaires/area';
import type { questionnaireCalls } from '@trellis/contract/questionnaires/calls';
import type { guestQuestionnaireCalls } from '@trellis/contract/questionnaires/guest-calls';
import { type AreaRoutes, guestRoutesFor, routesFor, writes } from '../../platform/http/routes.ts';
import { describeAnswer } from './answer-document.ts';
import { findLatestDevelopment, findRecord, listAnswers } from './find-answer.ts';
import { completeGuestAnswers, saveGuestAnswers, viewGuestQuestionnaire } from './guest-answer.ts';
import { openDevelopment, openParentalInterview } from './open-answer.ts';
import { saveAnswer } from './save-answer.ts';
import { childDevelopmentCode, newDevelopmentCode, sendDevelopment } from './share-answer.ts';

const questionnaireRoutes = routesFor<typeof questionnaireCalls>({
  getList: listAnswers,
  getById: findRecord,
  save: saveAnswer,
  latestDevelopment: findLatestDevelopment,
  openDevelopment,
  openParentalInterview,
  newDevelopmentCode: writes(newDevelopmentCode),
  childDevelopmentCode: writes(childDevelopmentCode),
  sendDevelopment,
});

const guestQuestionnaireRoutes = guestRoutesFor<typeof guestQuestionnaireCalls>({
  get: viewGuestQuestionnaire,
  save: saveGuestAnswers,
  complete: completeGuestAnswers,
});

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  questionnaires: questionnaireRoutes,
  guestQuestionnaires: guestQuestionnaireRoutes,
};

export const documents = { questionnaire: describeAnswer };
