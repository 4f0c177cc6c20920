import type { AnsweredQuestion } from '@trellis/contract/exams/paper-schemas';

interface Words {
  yes: string;
  no: string;
  none: string;
}

/** What somebody answered, to be read. */
export function answerText({ kind, options, answer }: Pick<AnsweredQuestion, 'kind' | 'options' | 'answer'>, words: Words): string {
  if (!answer) return words.none;
  if (kind === 'trueFalse') return answer.isTrue === null ? words.none : answer.isTrue ? words.yes : words.no;
  if (kind === 'fillIn' || kind === 'freeText') return answer.texts.join('; ') || words.none;
  return answer.choices.map((place) => options[place]).join(', ') || words.none;
}

/** What would have been right, as far as it is told. */
export function rightText({ kind, solution }: Pick<AnsweredQuestion, 'kind' | 'solution'>, words: Words): string {
  if (!solution) return '';
  if (kind === 'trueFalse') return solution[0] === 'true' ? words.yes : words.no;
  return solution.join(kind === 'fillIn' ? '; ' : ', ');
}
