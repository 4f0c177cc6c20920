import { z } from 'zod';
import { call, id, paged, pageQuery } from '../wire.ts';
import { applyState, trainingApplication, trainingApplicationDetail, workFields } from './application-schemas.ts';
import { answersHandedIn } from './forms.ts';
import { applicationFilters, remarkLength, reviewActions } from './rules.ts';

const review = { anyOf: ['RocketSystem.TrainingApplication'] } as const;
const apply = { anyOf: ['RocketSystem.TrainingApplication.Apply'] } as const;
const base = '/api/rocketAdmin/preparationTrainer';

/** A link for a QR code. */
export const qrLink = z.object({ link: z.string() });

/** Applications to become a trainer, looked at by a centre or the platform. */
export const applicationReviewCalls = {
  applyList: call('GET', `${base}/applyList`, {
    summary: "Applications of trainers, the latest first: a center's own, or those of every center",
    access: review,
    input: pageQuery.omit({ sorting: true }).extend({
      /** Part of the name or of the e-mail address. */
      filter: z.string().trim().max(100).optional(),
      auditResult: z.enum(applicationFilters).optional(),
      tenantId: id('tenant').optional(),
    }),
    output: paged(trainingApplication),
  }),
  applyDetail: call('GET', `${base}/applyDetail/{preparationTrainerId}`, {
    summary: 'One application with its answers',
    access: review,
    input: z.object({ preparationTrainerId: id('trainingApplication') }),
    output: trainingApplicationDetail,
  }),
  review: call('POST', `${base}/review`, {
    summary: 'Pass, reject or cancel an application; the applicant is told by mail, and whoever passes without an account is invited',
    access: { ...review, writers: 'centreOrPlatform' },
    input: z.object({
      preparationTrainerId: id('trainingApplication'),
      action: z.enum(reviewActions),
      remark: z.string().trim().max(remarkLength).nullable().default(null),
    }),
    errors: ['Identity.UserAlreadyInRole', 'Trellis:ApplicationReviewed', 'Trellis:TooMany'],
  }),
  qrApplyTraining: call('GET', '/api/rocketAdmin/QrCode/ApplyTraining', {
    summary: "A center's code: whoever scans it applies there as a trainer",
    access: review,
    input: z.object({ tenantId: id('tenant').optional() }),
    output: qrLink,
  }),
};

/** Somebody of a centre applies for themselves. */
export const ownApplicationCalls = {
  applyState: call('GET', `${base}/applyState`, {
    summary: "What became of one's own application, and the form",
    access: apply,
    output: applyState,
    errors: ['Trellis:QuestionnaireNotFound'],
  }),
  apply: call('POST', `${base}/apply`, {
    summary: 'Apply as a trainer, or once more after a refusal; not who trains or supervises already',
    access: apply,
    input: workFields.extend({ tenantId: id('tenant'), questionnaireAndAnswer: answersHandedIn }),
    output: z.object({ preparationTrainerId: id('trainingApplication') }),
    errors: [
      'Trellis:QuestionnaireNotFound',
      'Trellis:TrainerAlready',
      'Trellis:ApplicationOpen',
      'Trellis:ApplicationPassed',
      'Trellis:QuestionnaireIncomplete',
    ],
  }),
};
