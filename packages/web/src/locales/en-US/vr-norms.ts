import { assessments } from './assessments.ts';
import { term } from './common.ts';

/** Texts of norms and of what reports say of skills. */
export const vrNorms = {
  about: 'What children are compared with. A set is never changed: the next version is added, and of one task the one added last counts.',
  source: 'Source',
  correlation: 'Correlation of the two parts of continuous attention',
  demo: 'Invented for a demonstration',
  own: 'Measured',
  counts: 'Compared with now',
  earlier: 'Earlier',
  add: 'Add norm set',
  next: 'Next version of {{name}}',
  read: 'Values of {{name}}',
  saved: 'Version {{version}} was added',
  empty: 'No norm set yet',
  emptyHint: 'Without one, reports show raw values only.',
  values: 'Values, by measure, sex and age in months',
  valuesHint: 'JSON: l, m and s of what cannot be below 0, mean and sd of the rest, n of each.',
  broken: assessments.questionnaires.fault,
  age: 'Age, months',
  middle: 'Middle',
  spread: 'Spread',
  measured: 'Children measured',
  added: 'Added to norms on',
  normal: 'Normal data',
  normalHint:
    'Tests that medical support marked, which are valid throughout and whose families agreed. A cell counts from {{least}} tests on.',
  noNormal: 'No test is marked as normal data yet.',
  years: 'Age, years',
  make: 'Make norms of them',
  makeTitle: 'Make norms of normal data',
  enough: 'Counts',
  few: 'Too few',
  sex: 'Sex',
  male: 'Boys',
  female: 'Girls',
};

export const vrReportHelper = {
  about: 'What reports say of each skill. No text names a disorder or a diagnosis.',
  edit: 'Edit what is said of {{name}}',
  skill: 'Skill',
  text: 'Text',
  changed: 'Changed',
  shipped: 'As it ships',
  saved: 'The text was saved',
};

/** Texts of what tests found over what was done. */
export const vrDose = {
  title: 'Dose and response',
  hint: 'Each dot is a test with its 95 % interval. The dashed line is the level of the exercises done, the bars are the minutes of music. That one follows the other does not say that it comes from it.',
  score: 'Score',
  test: term.test,
  sessions: 'Sessions taken',
  low: 'Lower end',
  high: 'Upper end',
  difficulty: 'Level',
  music: 'Music, minutes',
};
