import { assessments } from './assessments.ts';

export const trainingRecord = {
  title: 'Training record',
  version: assessments.questionnaires.version,
  versions: { one: 'One', two: 'Two', three: 'Three', four: 'Four' },
  scale: 'Scale',
  empty: 'No session of this plan was begun yet.',
  exercise: '{{title}}, level {{level}}',
};
