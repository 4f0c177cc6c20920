import type { Words } from '../languages.ts';
import type { TrainingType, TrialState } from './rules.ts';

export const trainingTypeWords: Words<TrainingType> = {
  en: { OneToOne: 'One-to-one', Group: 'In a class', Online: 'Online' },
  'zh-Hans': { OneToOne: '一对一', Group: '班课', Online: '线上' },
  es: { OneToOne: 'Individual', Group: 'En grupo', Online: 'En línea' },
};

export const trialStateWords: Words<TrialState> = {
  en: { open: 'Running', finished: 'Finished', cancelled: 'Abandoned' },
  'zh-Hans': { open: '进行中', finished: '已完成', cancelled: '已放弃' },
  es: { open: 'En curso', finished: 'Terminada', cancelled: 'Abandonada' },
};

const trialFieldNames = {
  center: 'Center',
  child: 'Child',
  number: 'Clinic number',
  trainingType: 'Training type',
  complaint: 'Main concern',
  coach: 'Coach',
  state: 'State',
  programs: 'Exercises',
  done: 'Exercises done',
  rating: 'Overall rating',
  started: 'Started on',
  finished: 'Finished on',
};
export const trialFieldWords: Words<keyof typeof trialFieldNames> = {
  en: trialFieldNames,
  'zh-Hans': {
    center: '中心',
    child: '儿童',
    number: '门诊号',
    trainingType: '训练类型',
    complaint: '主诉',
    coach: '教练',
    state: '状态',
    programs: '训练项目',
    done: '已做项目',
    rating: '整体评分',
    started: '开始日期',
    finished: '完成日期',
  },
  es: {
    center: 'Centro',
    child: 'Niño o niña',
    number: 'Número de historia',
    trainingType: 'Tipo de entrenamiento',
    complaint: 'Preocupación principal',
    coach: 'Entrenador',
    state: 'Estado',
    programs: 'Ejercicios',
    done: 'Ejercicios hechos',
    rating: 'Valoración general',
    started: 'Fecha de inicio',
    finished: 'Fecha de finalización',
  },
};
