import type { Answers } from './answer-keeper.ts';
import type { PlainQuestion } from './plain-definition.ts';

export type Fault = { kind: 'required' } | { kind: 'atLeast' | 'atMost'; limit: number };

/** What stands in the fields as it was typed, where that differs from the answer. */
export type Typed = Readonly<Record<string, string>>;

/** What a field shows of an answer. */
export const wordOf = (answer: unknown): string => (typeof answer === 'string' || typeof answer === 'number' ? String(answer) : '');

const numberOf = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed));

/** What is wrong with a number, were it the answer. */
function outside({ min, max }: PlainQuestion, value: number): Fault | undefined {
  if (min !== undefined && value < min) return { kind: 'atLeast', limit: min };
  return max !== undefined && value > max ? { kind: 'atMost', limit: max } : undefined;
}

/** Answers with one of them given, or taken away. */
export function withAnswer(answers: Answers, name: string, value: unknown): Answers {
  const { [name]: _former, ...others } = answers;
  return value === undefined ? others : { ...others, [name]: value };
}

/** Answers after something was typed: nothing is answered where a field is empty, and a number out of its bounds leaves what was answered before. */
export function withTyped(answers: Answers, question: PlainQuestion, typed: string): Answers {
  if (question.inputType !== 'number') return withAnswer(answers, question.name, typed === '' ? undefined : typed);
  const value = numberOf(typed);
  if (outside(question, value)) return answers;
  return withAnswer(answers, question.name, Number.isNaN(value) ? undefined : value);
}

const isEmpty = (answer: unknown) => answer === undefined || answer === null || (typeof answer === 'string' && answer.trim() === '');

/** How many of the questions have an answer. */
export const countAnswered = (questions: readonly PlainQuestion[], answers: Answers): number =>
  questions.filter(({ name }) => !isEmpty(answers[name])).length;

/** What is wrong with the answer to a question. */
export function faultOf(question: PlainQuestion, answer: unknown, typed: string | undefined): Fault | undefined {
  const fault = question.inputType === 'number' ? outside(question, numberOf(typed ?? wordOf(answer))) : undefined;
  if (fault) return fault;
  return question.isRequired && isEmpty(answer) ? { kind: 'required' } : undefined;
}
