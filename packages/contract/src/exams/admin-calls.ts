import { z } from 'zod';
import { call, id, paged, pageQuery } from '../wire.ts';
import { examPaper, makeUpExamination } from './paper-schemas.ts';
import { paperStatuses, paperTypes } from './rules.ts';

const read = { anyOf: ['RocketSystem.TrainerTraining'] } as const;
const write = { anyOf: ['RocketSystem.TrainerTraining.Write'], writers: 'wholePlatform' } as const;
const base = '/api/examination/admin/Examination';

/** Exams of trainers, looked after. */
export const examAdminCalls = {
  list: call('POST', `${base}/list`, {
    summary: "Papers of trainers, the latest first: a center's own, or those of every center",
    access: { ...read, readers: 'everybody' },
    input: pageQuery.omit({ sorting: true }).extend({
      /** Part of the trainer's name. */
      filter: z.string().trim().max(100).optional(),
      status: z.enum(paperStatuses).optional(),
      type: z.enum(paperTypes).optional(),
      tenantId: id('tenant').optional(),
    }),
    output: paged(examPaper),
  }),
  first: call('POST', `${base}/first`, {
    summary: "Make the first paper of a trainer's module; the one that there is is answered again",
    access: write,
    input: z.object({ trainerTrainingModuleId: id('trainerModule') }),
    output: examPaper,
    errors: ['Trellis:ExamMissing', 'Trellis:ExamQuestionsTooFew', 'Trellis:TrainingModuleStopped'],
  }),
  makeup: call('POST', `${base}/makeup`, {
    summary: 'Make a makeup of a first paper that was failed, while there are times left; the one that waits is answered again',
    access: write,
    input: z.object({ fatherUserExaminationPaperId: id('examPaper') }),
    output: examPaper,
    errors: ['Trellis:NoMakeupLeft', 'Trellis:TrainingModuleStopped'],
  }),
  arrangeMakeup: call('PUT', '/api/examination/userExamination/makeupExamination', {
    summary:
      'Say how often a first paper may be made up for, from which score on and for how much; where it was failed, the makeup is made',
    access: write,
    input: makeUpExamination.extend({ id: id('examPaper') }),
    output: examPaper,
    errors: ['Trellis:NotAFirstPaper', 'Trellis:ExamUnreachable', 'Trellis:TrainingModuleStopped'],
  }),
  judge: call('PUT', `${base}/judge`, {
    summary: 'Judge a text of a paper that was handed in; with the last one its score is settled',
    access: write,
    input: z.object({ id: id('examPaper'), questionId: id('paperQuestion'), points: z.number().min(0).max(100).multipleOf(0.1) }),
    output: examPaper,
    errors: ['Trellis:ExamJudged', 'Trellis:ExamPointsTooMany'],
  }),
};
