import { assessments } from './assessments.ts';
import { term } from './common.ts';

export const trainingRecord = {
  title: '训练记录',
  version: assessments.questionnaires.version,
  versions: { one: '版本一', two: '版本二', three: '版本三', four: '版本四' },
  scale: term.scale,
  empty: '该计划还没有开始过训练课。',
  exercise: '{{title}}，难度 {{level}}',
};
