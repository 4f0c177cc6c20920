import { z } from 'zod';
import { trainerOrder } from '../payments/schemas.ts';
import { call, id, instant } from '../wire.ts';
import { answeredQuestion, examPaper, historyItem, paperAnswer, paperDetails, testRecord } from './paper-schemas.ts';

const read = { anyOf: ['RocketSystem.TrainerTraining', 'RocketSystem.TrainerTraining.Own'] } as const;
const own = { anyOf: ['RocketSystem.TrainerTraining.Own'], writers: 'centreOrPlatform' } as const;
const base = '/api/examination/userExamination';
const one = z.object({ id: id('examPaper') });
const ofModule = z.object({ trainerTrainingModuleId: id('trainerModule') });
const running = ['Trellis:TrainingModuleStopped', 'Trellis:TrainingModuleExpired'] as const;

/** Taking exams, and what came of them. */
export const paperCalls = {
  papers: call('GET', `${base}/list`, {
    summary: "The papers of a trainer's module, the latest first",
    access: read,
    input: ofModule,
    output: z.object({ items: z.array(examPaper) }),
  }),
  examOfModule: call('GET', '/api/examination/trainerTrainingExamination', {
    summary: "The exam of a trainer's module with its papers and how each went; null where the module has none",
    access: read,
    input: ofModule,
    output: z.object({
      examination: z.object({ name: z.string(), duration: z.int(), total: z.number(), passingScore: z.number() }).nullable(),
      papers: z.array(examPaper),
      records: z.array(testRecord),
    }),
  }),
  details: call('GET', `${base}/details`, {
    summary: "One's own paper with its questions as they were drawn and what was answered",
    access: { anyOf: own.anyOf },
    input: one,
    output: paperDetails,
  }),
  start: call('PUT', `${base}/start`, {
    summary: 'Begin a paper of oneself: its questions are drawn and its time runs. One that was begun goes on',
    access: own,
    input: one,
    output: examPaper,
    errors: ['Trellis:ExamPaperDone', 'Trellis:ExamQuestionsTooFew', 'Trellis:MakeupUnpaid', ...running],
  }),
  answer: call('PUT', `${base}/answer`, {
    summary: 'Save the answer to one question while the time runs',
    access: own,
    input: one.extend({ questionId: id('paperQuestion'), answer: paperAnswer }),
    output: z.object({ savedTime: instant }),
    errors: ['Trellis:ExamPaperDone', 'Trellis:ExamTimeOver', ...running],
  }),
  submit: call('POST', `${base}/submit`, {
    summary: 'Hand a paper in, with answers that are not saved yet where its time is not over. Handed in again, it stays as it is',
    access: own,
    input: one.extend({
      answers: z
        .array(z.object({ questionId: id('paperQuestion'), answer: paperAnswer }))
        .max(2000)
        .default([]),
    }),
    output: examPaper,
    errors: ['Trellis:ExamNotStarted'],
  }),
  result: call('GET', `${base}/result`, {
    summary: "What became of a module's papers that were handed in; one's own unless a trainer is named",
    access: read,
    input: ofModule.extend({ trainerId: id('person').optional() }),
    output: z.object({ items: z.array(z.object({ paper: examPaper, questions: z.array(answeredQuestion) })) }),
  }),
  history: call('GET', `${base}/history`, {
    summary: "The exams that a trainer handed in, the latest first; one's own unless a trainer is named",
    access: read,
    input: z.object({ trainerId: id('person').optional() }),
    output: z.object({ items: z.array(historyItem) }),
  }),
  makeup: call('POST', `${base}/makeup`, {
    summary: 'Have a makeup made of a paper of oneself that was failed, while there are times left; the one that waits is answered again',
    access: own,
    input: z.object({ fatherUserExaminationPaperId: id('examPaper') }),
    output: examPaper,
    errors: ['Trellis:NoMakeupLeft', 'Trellis:TrainingModuleStopped'],
  }),
  makeupOrder: call('POST', `${base}/makeupOrder`, {
    summary: 'Order a makeup of oneself that costs something; the order that there is is answered again',
    access: own,
    input: one,
    output: trainerOrder,
    errors: ['Trellis:NothingToPay', 'Trellis:ExamPaperDone', ...running],
  }),
};
