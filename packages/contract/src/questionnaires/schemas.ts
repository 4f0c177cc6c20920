import { z } from 'zod';
import { concurrencyStamp, id, instant } from '../wire.ts';
import { answerLimits, questionnairePurposes } from './rules.ts';

/** Answers by the question's name. What no question asks for is dropped when it is saved. */
export const answerContent = z
  .record(z.string().max(answerLimits.nameLength), z.unknown())
  .refine((data) => Object.keys(data).length <= answerLimits.questions)
  .refine((data) => JSON.stringify(data).length <= answerLimits.length);

/** What a save brings. It names the stamp it builds on, so that a late one never overwrites a later one. */
export const answersToSave = z.object({
  answerContent,
  /** How many pages were gone through. */
  finishedPage: z.int().min(0).max(answerLimits.pages),
  concurrencyStamp,
});

export const sectionScore = z.object({
  code: z.string(),
  /** The section in the reader's language. */
  name: z.string(),
  index: z.int().min(0).max(100).nullable(),
  answered: z.int(),
  total: z.int(),
});

const answerHead = z.object({
  id: id('questionnaireAnswer'),
  subjectId: id('subject'),
  purpose: z.enum(questionnairePurposes),
  /** The questionnaire in the reader's language. */
  name: z.string(),
  version: z.int(),
  isComplete: z.boolean(),
  finishedPage: z.int(),
  finishTime: instant.nullable(),
  startedAt: instant,
  updatedAt: instant,
  /** Whether anybody answered anything; whoever opened it or drew its code did not. */
  isAnswered: z.boolean(),
  /** Who answered last; null is a guest who is not known by name, or nobody yet. */
  fillerUser: z.object({ name: z.string() }).nullable(),
  /** The mean of the sections, 0..100; null until it is complete. */
  correctRate: z.int().min(0).max(100).nullable(),
});

export const answerListItem = answerHead;
export type AnswerListItem = z.infer<typeof answerListItem>;

/** A questionnaire with what was answered so far. */
export const answerRecord = answerHead.extend({
  questionnaireAndAnswer: z.object({
    /** The definition, for survey-core. */
    jsonString: z.string(),
    correctRate: z.int().min(0).max(100).nullable(),
    answerContent: z.record(z.string(), z.unknown()),
  }),
  scores: z.array(sectionScore),
  concurrencyStamp,
});
export type AnswerRecord = z.infer<typeof answerRecord>;

/** What a QR code holds. */
export const questionnaireCode = z.object({
  answerId: id('questionnaireAnswer'),
  childName: z.string(),
  url: z.string(),
  expiresAt: instant,
});
export type QuestionnaireCode = z.infer<typeof questionnaireCode>;
