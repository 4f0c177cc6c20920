import { z } from 'zod';
import { projects } from '../account/schemas.ts';
import { answersToSave, sectionScore } from '../questionnaires/schemas.ts';
import { concurrencyStamp, id, instant } from '../wire.ts';
import { assessmentStatuses, assessmentTypes, mostAtOnce, musicCodes } from './rules.ts';

export const assessmentType = z.enum(assessmentTypes);
export const assessmentStatus = z.enum(assessmentStatuses);

/** An assessment of a child, as a list shows it. */
export const userAssessment = z.object({
  id: id('userAssessment'),
  tenantId: id('tenant'),
  assessmentId: id('assessment'),
  userId: id('subject'),
  userName: z.string(),
  /** The assessment in the reader's language. */
  assessmentName: z.string(),
  title: z.string(),
  assessmentType,
  assessment: z.object({ tagIds: z.array(id('assessmentTag')) }),
  status: assessmentStatus,
  needPay: z.boolean(),
  hasGetReport: z.boolean(),
  creationTime: instant,
  finishTime: instant.nullable(),
  sentTime: instant.nullable(),
  /** When the guardian's consent was given, or noted at the centre. */
  consentTime: instant.nullable(),
  finishedPage: z.int(),
  /** Whether anybody answered anything; whoever ordered it or drew its code did not. */
  isAnswered: z.boolean(),
  /** Who answered last; null is a guest who is not known by name, or nobody yet. */
  fillerUser: z.object({ name: z.string() }).nullable(),
});
export type UserAssessment = z.infer<typeof userAssessment>;

/** The same with its questions and what was answered so far. */
export const userAssessmentDetail = userAssessment.extend({
  isComplete: z.boolean(),
  questionnaireAndAnswer: z.object({
    /** The definition, for survey-core. */
    jsonString: z.string(),
    correctRate: z.int().min(0).max(100).nullable(),
    answerContent: z.record(z.string(), z.unknown()),
  }),
  scores: z.array(sectionScore),
  concurrencyStamp,
});
export type UserAssessmentDetail = z.infer<typeof userAssessmentDetail>;

/** Which assessments of a centre's children. */
export const userAssessmentFilter = z.object({
  subjectId: id('subject').optional(),
  status: assessmentStatus.optional(),
  assessmentType: assessmentType.optional(),
  /** Part of the child's or the assessment's name. */
  filter: z.string().trim().max(100).optional(),
});
export type UserAssessmentFilter = z.infer<typeof userAssessmentFilter>;

const several = z.array(id('userAssessment')).min(1).max(mostAtOnce);

export const ofOne = z.object({ userAssessmentId: id('userAssessment') });

export const orderAssessments = z.object({
  subjectId: id('subject'),
  assessmentIds: z
    .array(id('assessment'))
    .min(1)
    .max(mostAtOnce)
    .meta({ examples: [['0198c0de-0000-7000-8000-000000000001']] }),
});

export const sendAssessments = z.object({
  userAssessmentIds: several.meta({ examples: [['0198c0de-0000-7000-8000-000000000001']] }),
  send: z.literal(true),
});

export const regenerateReports = z.object({
  userId: id('subject'),
  userAssessmentIds: several.meta({ examples: [['0198c0de-0000-7000-8000-000000000001']] }),
});

export const saveAssessment = answersToSave.extend({ userAssessmentId: id('userAssessment'), isComplete: z.boolean().default(false) });

/** What a guardian agrees to before the first question. */
export const informedConsent = z.object({
  userAssessmentId: id('userAssessment'),
  childName: z.string(),
  assessmentName: z.string(),
  /** Paragraphs in the reader's language. */
  text: z.array(z.string()),
  confirmedAt: instant.nullable(),
  /** The person of the center who has it in writing; null where a guardian agreed by a link. */
  confirmedBy: z.string().nullable(),
});
export type InformedConsent = z.infer<typeof informedConsent>;

/** Assessments for the child of a plan, arranged on the plan. */
export const arrangeAssessments = z.object({
  userOfflinePlanId: id('plan'),
  assessmentIds: z.array(id('assessment')).min(1).max(mostAtOnce),
});

/** What a QR code holds. */
export const assessmentCode = z.object({
  userAssessmentId: id('userAssessment'),
  childName: z.string(),
  url: z.string(),
  expiresAt: instant,
});
export type AssessmentCode = z.infer<typeof assessmentCode>;

/** The query of a report's page: the report, its centre, a signature over both and the time until which it is good. */
export const reportQuery = z.object({
  to: z.uuid(),
  t: z.uuid(),
  h: z.string().min(1).max(100),
  /** Seconds since 1970. */
  ts: z.int().min(0),
});
export type ReportQuery = z.infer<typeof reportQuery>;

const level = z.union([z.literal(1), z.literal(2)]);

/** A report in the reader's language. */
export const assessmentReport = z.object({
  id: z.uuid(),
  /** Whose it is, for the center; null behind a guardian's link. */
  subjectId: id('subject').nullable(),
  centerName: z.string(),
  /** Of the center: its clock says which day something was, whoever reads it. */
  zone: z.string(),
  logo: z.string().nullable(),
  childName: z.string(),
  birthday: z.iso.date(),
  assessmentName: z.string(),
  /** The formula and its version. */
  formula: z.string(),
  creationTime: instant,
  finishTime: instant.nullable(),
  /** The four recommendations are null where too little was answered to recommend anything; there are no abilities then. */
  recommendDifficulty: z.int().nullable(),
  categories: z.array(z.object({ code: z.string(), name: z.string(), percentage: z.int(), recommendDifficulty: z.int() })),
  abilities: z.array(
    z.object({ code: z.string(), name: z.string(), value: z.int(), low: z.int(), high: z.int(), level: level.nullable() }),
  ),
  /** The three that there is most to train of. */
  focuses: z.array(z.object({ code: z.string(), name: z.string(), level })),
  /** Sections of which too little is known: the report says nothing of these, and rests on the others. */
  unknown: z.array(z.object({ code: z.string(), name: z.string() })),
  recommendMusicCourse: z.enum(musicCodes).nullable(),
  arrangeableClass: z.int().nullable(),
  recommendProject: z.enum(projects).nullable(),
  comment: z.string(),
});
export type AssessmentReport = z.infer<typeof assessmentReport>;

/** Reports that are made anew, and how far that is. */
export const reportRun = z.object({
  id: z.uuid(),
  name: z.string(),
  status: z.enum(['Create', 'Success', 'Failed']),
  creationTime: instant,
  items: z.array(z.object({ CaseId: id('userAssessment'), Finish: z.boolean() })),
});
export type ReportRun = z.infer<typeof reportRun>;
