import { z } from 'zod';
import { answerLimits, repeatedAt } from './rules.ts';

/** The kinds of questions that have one word, number or sentence as their answer: nothing else is saved. */
export const questionTypes = ['radiogroup', 'dropdown', 'comment', 'text', 'rating', 'boolean'] as const;

const name = z.string().min(1).max(answerLimits.nameLength);
const choice = z.union([z.string(), z.number(), z.looseObject({ value: z.union([z.string(), z.number()]) })]);

const definition = z.looseObject({
  pages: z
    .array(
      z.looseObject({
        name,
        elements: z
          .array(z.looseObject({ type: z.enum(questionTypes), name, choices: z.array(choice).max(100).optional() }))
          .min(1)
          .max(answerLimits.questions),
      }),
    )
    .min(1)
    .max(answerLimits.pages),
});

const text = z.object({ en: z.string().min(1), 'zh-Hans': z.string().min(1), es: z.string().min(1) });

const scoring = z.object({
  formula: name,
  sections: z
    .array(
      z.object({
        code: name,
        name: text,
        questions: z.array(z.object({ name, points: z.record(z.string(), z.number().min(0)) })).min(1),
      }),
    )
    .max(50),
});

export type CheckedDefinition = z.infer<typeof definition>;
export type CheckedScoring = z.infer<typeof scoring>;

/** A definition and its key, both written as JSON: what they say, or the first place that is not as it must be. */
export function readQuestionnaire(
  jsonString: string,
  answer: string,
): { definition: CheckedDefinition; scoring: CheckedScoring } | { fault: { field: 'jsonString' | 'answer'; where: string } } {
  const asked = readAs(definition, jsonString);
  if ('where' in asked) return { fault: { field: 'jsonString', where: asked.where } };
  const questions = asked.value.pages.flatMap(({ elements }) => elements);
  const twice = questions[repeatedAt(questions.map((question) => question.name))];
  const unsound = twice ?? questions.find((question) => !isSoundScale(question));
  if (unsound) return { fault: { field: 'jsonString', where: unsound.name } };
  const keyed = readAs(scoring, answer);
  if ('where' in keyed) return { fault: { field: 'answer', where: keyed.where } };
  const where = repeatedIn(keyed.value) ?? unknownIn(keyed.value, questions);
  return where ? { fault: { field: 'answer', where } } : { definition: asked.value, scoring: keyed.value };
}

function readAs<T extends z.ZodType>(schema: T, json: string): { value: z.infer<T> } | { where: string } {
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch (error) {
    return { where: (error as Error).message };
  }
  const result = schema.safeParse(given);
  if (result.success) return { value: result.data };
  const issue = result.error.issues[0];
  return { where: issue && issue.path.length > 0 ? issue.path.join('.') : 'JSON' };
}

type Element = CheckedDefinition['pages'][number]['elements'][number];

/** Where a key names a section that it named before, or a section a question: it would count twice, or one of them never. */
function repeatedIn({ sections }: CheckedScoring): string | undefined {
  const section = repeatedAt(sections.map(({ code }) => code));
  if (section >= 0) return `sections.${section}.code`;
  for (const [index, { questions }] of sections.entries()) {
    const question = repeatedAt(questions.map((scored) => scored.name));
    if (question >= 0) return `sections.${index}.questions.${question}.name`;
  }
  return undefined;
}

const ownSteps = ['rateValues', 'rateStep', 'rateCount', 'autoGenerate'];
const mostSteps = 100;

/** The ends of a scale whose steps are one apart; steps of another width, or with words of their own, are left to whoever wrote them. */
function scaleOf({ type, ...settings }: Element): { from: number; to: number } | undefined {
  const { rateMin: from = 1, rateMax: to = 5 } = settings as Record<string, unknown>;
  const isPlain =
    type === 'rating' && typeof from === 'number' && typeof to === 'number' && !ownSteps.some((setting) => setting in settings);
  return isPlain ? { from, to } : undefined;
}

/** Whether somebody can be shown the steps of a question. */
function isSoundScale(question: Element): boolean {
  const scale = scaleOf(question);
  return !scale || (scale.from < scale.to && scale.to - scale.from < mostSteps);
}

/** Whether a question may get an answer, as a key writes it. */
function isAnswerTo(question: Element, answer: string): boolean {
  const { type, choices, valueTrue = true, valueFalse = false } = question;
  if (choices) return choices.some((entry) => String(typeof entry === 'object' ? entry.value : entry) === answer);
  if (type === 'boolean') return answer === String(valueTrue) || answer === String(valueFalse);
  const scale = scaleOf(question);
  const step = Number(answer);
  return !scale || (String(step) === answer && step >= scale.from && step <= scale.to && Number.isInteger(step - scale.from));
}

/** What a key gives points for and nobody is asked: a question, or an answer that is no choice. */
function unknownIn({ sections }: CheckedScoring, questions: readonly Element[]): string | undefined {
  for (const { questions: scored } of sections) {
    for (const { name: own, points } of scored) {
      const asked = questions.find((question) => question.name === own);
      if (!asked) return own;
      const unknown = Object.keys(points).find((answer) => !isAnswerTo(asked, answer));
      if (unknown !== undefined) return `${own}.${unknown}`;
    }
  }
  return undefined;
}
