import type { PaperAnswer } from '@trellis/contract/exams/paper-schemas';
import type { Solution } from '@trellis/contract/exams/question';
import { toHundredths } from '@trellis/contract/exams/rules';

/** Whether something was said at all. */
export const isAnswered = ({ choices, isTrue, texts }: PaperAnswer): boolean =>
  choices.length > 0 || isTrue !== null || texts.some((text) => text.trim() !== '');

/** What an answer gives of a question's points. Choices are right as a whole or not at all, each blank for itself; a text nobody judged gives null. */
export function pointsOf(solution: Solution, answer: PaperAnswer, fraction: number): number | null {
  if (!isAnswered(answer)) return 0;
  if (solution.kind === 'freeText') return null;
  if (solution.kind === 'trueFalse') return answer.isTrue === solution.isTrue ? fraction : 0;
  if (solution.kind === 'fillIn') {
    const right = solution.blanks.filter((accepted, at) => accepted.map(plain).includes(plain(answer.texts[at] ?? '')));
    return toHundredths((fraction * right.length) / solution.blanks.length);
  }
  const chosen = new Set(answer.choices);
  return solution.options.every(({ isRight }, at) => isRight === chosen.has(at)) ? fraction : 0;
}

/** A text as it is compared: neither capital letters nor blanks nor the width of letters count. */
const plain = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
