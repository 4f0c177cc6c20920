import type { questionnaireCalls } from '@trellis/contract/questionnaires/calls';
import type { guestQuestionnaireCalls } from '@trellis/contract/questionnaires/guest-calls';
import { guestRoutesFor, routesFor } from '../../platform/http/routes.ts';
import { findLatestDevelopment, findRecord, listAnswers } from './find-answer.ts';
import { completeGuestAnswers, saveGuestAnswers, viewGuestQuestionnaire } from './guest-answer.ts';
import { openDevelopment, openParentalInterview } from './open-answer.ts';
import { saveAnswer } from './save-answer.ts';
import { childDevelopmentCode, newDevelopmentCode, sendDevelopment } from './share-answer.ts';

export const questionnaireRoutes = routesFor<typeof questionnaireCalls>({
  getList: listAnswers,
  getById: findRecord,
  save: saveAnswer,
  latestDevelopment: findLatestDevelopment,
  openDevelopment,
  openParentalInterview,
  newDevelopmentCode,
  childDevelopmentCode,
  sendDevelopment,
});

export const guestQuestionnaireRoutes = guestRoutesFor<typeof guestQuestionnaireCalls>({
  get: viewGuestQuestionnaire,
  save: saveGuestAnswers,
  complete: completeGuestAnswers,
});
