import { assessmentLetterTexts } from './texts/assessments.ts';
import { attentionLetterTexts } from './texts/attention.ts';
import { certificateTexts } from './texts/certificates.ts';
import { chatLetterTexts } from './texts/chat.ts';
import { codeTexts } from './texts/codes.ts';
import { contractTexts } from './texts/contracts.ts';
import { exportTexts } from './texts/exports.ts';
import { feedbackLetterTexts } from './texts/feedback.ts';
import { guardianLetterTexts } from './texts/guardians.ts';
import { invitationTexts } from './texts/invitations.ts';
import { leaveLetterTexts } from './texts/leaves.ts';
import type { LetterTexts } from './texts/letter-text.ts';
import { noticeTexts } from './texts/notices.ts';
import { orderLetterTexts } from './texts/orders.ts';
import { questionnaireLetterTexts } from './texts/questionnaires.ts';
import { quotaTexts } from './texts/quotas.ts';
import { schedulingLetterTexts } from './texts/scheduling.ts';
import { suggestionLetterTexts } from './texts/suggestions.ts';
import { supportTexts } from './texts/support.ts';
import { trainingTexts } from './texts/training.ts';
import { trainingApplicationTexts } from './texts/training-applications.ts';

/** What the product writes to people. */
export type LetterTemplate =
  | 'staffInvitation'
  | 'adminInvitation'
  | 'supervisorInvitation'
  | 'tenantInvitation'
  | 'guardianRegistration'
  | 'developmentQuestionnaire'
  | 'assessment'
  | 'sessionFeedback'
  | 'daysOfChild'
  | 'familyMessage'
  | 'emailConfirmation'
  | 'emailCode'
  | 'phoneCode'
  | 'tenantContractCode'
  | 'lowQuota'
  | 'fewClasses'
  | 'contractToSign'
  | 'passwordCode'
  | 'passwordChanged'
  | 'passwordRecovered'
  | 'emailChanged'
  | 'apiKeyMade'
  | 'passkeyAdded'
  | 'organizationLinked'
  | 'webhookOff'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'signInTries'
  | 'testLetter'
  | 'trainingApplicationPassed'
  | 'trainingApplicationInvited'
  | 'trainingApplicationRejected'
  | 'trainingApplicationCancelled'
  | 'trainingModuleAssigned'
  | 'supervisionTaken'
  | 'supervisionReleased'
  | 'certificateIssued'
  | 'certificateCanceled'
  | 'examToTake'
  | 'examJudged'
  | 'retestArranged'
  | 'sessionsTaken'
  | 'sessionsGiven'
  | 'sessionAhead'
  | 'sessionMoved'
  | 'sessionOff'
  | 'ownSessionAhead'
  | 'leaveAsked'
  | 'leaveApproved'
  | 'leaveRefused'
  | 'suggestionAnswered'
  | 'needGiven'
  | 'bookingsClash'
  | 'erasureAhead'
  | 'exportReady'
  | 'exportFailed'
  | 'supportRequest'
  | 'contractSigned'
  | 'attentionReport'
  | 'attachedReport'
  | 'reportReady'
  | 'reportFailed'
  | 'orderUnpaid';

/** The text of every letter in every language; a template without one does not compile. */
export const letterTexts: Record<LetterTemplate, LetterTexts> = {
  ...invitationTexts,
  ...guardianLetterTexts,
  ...questionnaireLetterTexts,
  ...assessmentLetterTexts,
  ...attentionLetterTexts,
  ...feedbackLetterTexts,
  ...chatLetterTexts,
  ...codeTexts,
  ...noticeTexts,
  ...quotaTexts,
  ...contractTexts,
  ...orderLetterTexts,
  ...trainingApplicationTexts,
  ...trainingTexts,
  ...certificateTexts,
  ...schedulingLetterTexts,
  ...leaveLetterTexts,
  ...suggestionLetterTexts,
  ...supportTexts,
  ...exportTexts,
};
