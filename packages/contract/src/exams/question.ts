import { z } from 'zod';
import { tag } from '../content/tag.ts';
import { file, localText, many, whole } from '../resources/fields.ts';
import { resource } from '../resources/resource.ts';
import { examLimits, questionKinds } from './rules.ts';

/** Who keeps the bank: nobody who takes an exam reads the answers in it. */
export const bankAccess = {
  read: { anyOf: ['RocketSystem.TrainingContent'] },
  write: { anyOf: ['RocketSystem.TrainingContent'] },
} as const;

const text = z.string().trim().min(1).max(examLimits.text);
const option = z.object({ texts: z.object({ en: text, 'zh-Hans': text, es: text }), isRight: z.boolean() });
export type QuestionOption = z.infer<typeof option>;
const options = z.array(option).min(2).max(examLimits.options);
const right = (all: readonly QuestionOption[]) => all.filter(({ isRight }) => isRight).length;

/** What a question asks for, and what is right. */
export const solution = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('single'), options: options.refine((all) => right(all) === 1) }),
    z.object({ kind: z.literal('multiple'), options: options.refine((all) => right(all) > 0) }),
    z.object({ kind: z.literal('trueFalse'), isTrue: z.boolean() }),
    // of each blank the texts that are right, whatever their capital letters
    z.object({ kind: z.literal('fillIn'), blanks: z.array(z.array(text).min(1).max(10)).min(1).max(examLimits.blanks) }),
    z.object({ kind: z.literal('freeText'), guidance: z.string().trim().max(examLimits.guidance) }),
  ])
  .meta({ examples: [{ kind: 'trueFalse', isTrue: true }] });
export type Solution = z.infer<typeof solution>;

/** A picture of a question, to be loaded by its address. */
const picture = z.object({ url: z.string() });

/** What exams are drawn from. */
export const question = resource({
  area: 'exams',
  key: 'questions',
  ref: 'question',
  path: '/api/examination/question',
  what: 'question',
  table: 'catalog.questions',
  access: bankAccess,
  fields: {
    titles: localText(2000, { isLong: true }),
    solution: whole(solution),
    pictureId: file('upload', 'question', picture).nullable().optional(),
    tagIds: many(tag.named, 10, { table: 'catalog.question_tags', own: 'question_id', other: 'tag_id' }).default([]),
  },
  columns: { pictureId: 'picture_key' },
  more: { kind: z.enum(questionKinds) },
});
