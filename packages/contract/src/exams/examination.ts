import { z } from 'zod';
import { localText, whole } from '../resources/fields.ts';
import { resource } from '../resources/resource.ts';
import { call, concurrencyStamp, id, paged } from '../wire.ts';
import { bankAccess } from './question.ts';
import { examLimits, questionKinds } from './rules.ts';

const points = z.number().min(0.5).max(examLimits.fraction).multipleOf(0.5);

/** So many questions of a tag or a kind, or of any, and how many points each of them gives. */
export const regulation = z.object({
  tagId: id('tag').nullable().default(null),
  kind: z.enum(questionKinds).nullable().default(null),
  quantity: z.int().min(1).max(examLimits.quantity),
  fraction: points,
});
export type Regulation = z.infer<typeof regulation>;

const noText = { en: '', 'zh-Hans': '', es: '' };

/** What papers are drawn by. */
export const examination = resource({
  area: 'exams',
  key: 'examinations',
  ref: 'examination',
  path: '/api/examination',
  what: 'exam',
  table: 'catalog.examinations',
  access: bankAccess,
  fields: {
    names: localText(120),
    descriptions: localText(2000, { isOptional: true, isLong: true }).default(noText),
    /** In minutes. */
    duration: z.int().min(1).max(examLimits.minutes),
    regulations: whole(z.array(regulation).min(1).max(examLimits.regulations)),
    passingScore: z.number().min(0).max(examLimits.points).multipleOf(0.5),
  },
  more: { total: z.number(), tags: z.array(z.object({ id: z.uuid(), name: z.string() })) },
  errors: ['Trellis:ExamQuestionsTooFew', 'Trellis:ExamUnreachable'],
  removeErrors: ['Trellis:ExamInUse'],
});

const { calls } = examination;
const base = '/api/examination';
const reads = { ...bankAccess.read, readers: 'everybody' } as const;

export const examinationCalls = {
  ...calls,
  listByPost: call('POST', `${base}/list`, {
    summary: 'Exams, as the list by GET answers them',
    access: reads,
    input: z.object({
      filter: z.string().trim().max(100).optional(),
      sorting: z.string().max(60).optional(),
      skipCount: z.int().min(0).default(0),
      maxResultCount: z.int().min(1).max(1000).default(10),
    }),
    output: paged(examination.item),
  }),
  detail: call('GET', `${base}/detail`, {
    summary: 'One exam',
    access: bankAccess.read,
    input: z.object({ id: id('examination') }),
    output: examination.item,
  }),
  prepare: call('GET', `${base}/prepare`, {
    summary: 'How many questions there are to draw from, by tag and kind',
    access: bankAccess.read,
    output: z.object({
      tags: z.array(z.object({ id: z.uuid(), name: z.string() })),
      available: z.array(z.object({ tagId: z.uuid().nullable(), kind: z.enum(questionKinds), quantity: z.int() })),
    }),
  }),
  change: call('PUT', base, {
    summary: 'Change an exam; a stale editor is told what stands there now',
    access: { ...bankAccess.write, writers: 'wholePlatform' },
    input: examination.fields.extend({ id: id('examination'), concurrencyStamp }),
    errors: ['Trellis:StaleStamp', 'Trellis:ExamQuestionsTooFew', 'Trellis:ExamUnreachable'],
  }),
};
