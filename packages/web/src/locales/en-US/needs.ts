import { needWords } from '@trellis/contract/scheduling/needs/words';
import { term, word } from './common.ts';

/** What becomes of something that waits at a center. */
export const needs = {
  word,
  kind: needWords.en,
  title: '{{what}}: {{name}}',
  question: 'What becomes of it?',
  choice: { done: 'It is done', snooze: 'Put it off', handOver: 'Give it to a colleague' },
  hint: {
    done: 'It leaves the queue of everybody.',
    snooze: 'It comes back by itself.',
    handOver: 'They are told, and it stands first in their day.',
  },
  said: { done: 'Done.', snooze: 'Put off.', handOver: 'Given to your colleague.' },
  quickly: 'Until',
  tomorrow: 'Tomorrow',
  until: term.day,
  range: 'Choose a day within the next {{count}} days',
  to: 'Colleague',
  toHint: 'Whoever may look after it',
  nobody: 'Nobody else here may look after it',
  note: 'A word to them',
};
