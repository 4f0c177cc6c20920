import { assessments } from './assessments.ts';
import { term } from './common.ts';

export const trainingRecord = {
  title: 'Training record',
  version: assessments.questionnaires.version,
  versions: { one: 'One', two: 'Two', three: 'Three', four: 'Four' },
  scale: term.scale,
  empty: 'No session of this plan was begun yet.',
  exercise: '{{title}}, level {{level}}',
};
