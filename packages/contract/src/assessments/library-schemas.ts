import { z } from 'zod';
import { contentStatus } from '../resources/status.ts';
import { concurrencyStamp, id, instant } from '../wire.ts';
import { reportFormula } from './formula-schema.ts';
import { assessmentLimits } from './rules.ts';
import { assessmentType } from './schemas.ts';

const text = z.string().trim().min(1).max(assessmentLimits.title);

/** A short text in the three languages. */
export const titleTexts = z.object({ en: text, 'zh-Hans': text, es: text });

const paragraph = z.string().trim().max(assessmentLimits.comment).default('');
export const commentTexts = z.object({ en: paragraph, 'zh-Hans': paragraph, es: paragraph });

/** What of the library a centre may order, and what the platform lists. */
export const assessment = z.object({
  id: id('assessment'),
  /** In the reader's language. */
  title: z.string(),
  assessmentType,
  questionnaireId: id('questionnaire'),
  questionnaireName: z.string(),
  tagIds: z.array(id('assessmentTag')),
  needPay: z.boolean(),
  status: contentStatus,
  sortOrder: z.int(),
  creationTime: instant,
  /** How many centers may order it; of no interest to a center. */
  tenantCount: z.int(),
});
export type Assessment = z.infer<typeof assessment>;

/** The form of an assessment. Its limits are the form's limits too. */
export const assessmentFields = z.object({
  titles: titleTexts,
  assessmentType,
  questionnaireId: id('questionnaire'),
  tagIds: z.array(id('assessmentTag')).max(10).default([]),
  needPay: z.boolean().default(false),
  formula: reportFormula.meta({
    examples: [
      {
        name: 'example-1',
        abilities: [{ section: 'balance', category: 'balance', low: 30, high: 60 }],
        difficulty: { least: 2, most: 12 },
        music: [{ code: 'c+sm' }],
        classes: [{ from: 0, count: 20 }],
        project: 'Project.Rocket',
      },
    ],
  }),
});

/** An assessment with everything that its form edits. */
export const assessmentDetail = assessment.extend({
  titles: titleTexts,
  formula: reportFormula,
  formulaVersion: z.int(),
  concurrencyStamp,
});
export type AssessmentDetail = z.infer<typeof assessmentDetail>;

export const assessmentForm = z.object({
  item: assessmentDetail.nullable(),
  questionnaires: z.array(
    z.object({
      id: id('questionnaire'),
      name: z.string(),
      sections: z.array(z.object({ code: z.string(), name: z.string() })),
    }),
  ),
  categories: z.array(z.object({ code: z.string(), name: z.string() })),
  tags: z.array(z.object({ id: id('assessmentTag'), name: z.string() })),
});
export type AssessmentForm = z.infer<typeof assessmentForm>;

/** A questionnaire of the library with its latest version. */
export const questionnaire = z.object({
  id: id('questionnaire'),
  info: z.object({
    code: z.string(),
    names: titleTexts,
    /** In the reader's language. */
    name: z.string(),
    version: z.int(),
    publishedAt: instant,
    questionCount: z.int(),
    assessmentCount: z.int(),
  }),
});
export type Questionnaire = z.infer<typeof questionnaire>;

export const questionnaireDetail = questionnaire.extend({
  doctorCommentTemplate: commentTexts,
  /** The definition, for survey-core. */
  jsonString: z.string(),
  /** The key to the answers: the points of each, by section. */
  answer: z.string(),
  concurrencyStamp,
});
export type QuestionnaireDetail = z.infer<typeof questionnaireDetail>;

const code = z
  .string()
  .trim()
  .max(assessmentLimits.code)
  .regex(/^[a-z][a-z0-9-]+$/)
  .meta({ examples: ['example-questions'] });

const written = {
  names: titleTexts,
  doctorCommentTemplate: commentTexts,
  jsonString: z
    .string()
    .min(2)
    .max(300_000)
    .meta({ examples: ['{"pages":[]}'] }),
  answer: z
    .string()
    .min(2)
    .max(100_000)
    .meta({ examples: ['{"formula":"example-1","sections":[]}'] }),
};

export const newQuestionnaire = z.object({ code, ...written });
/** Another definition or key is published as another version; answers that were begun keep theirs. */
export const changedQuestionnaire = z.object({ id: id('questionnaire'), ...written, concurrencyStamp });
