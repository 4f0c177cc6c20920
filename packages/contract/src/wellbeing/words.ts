import type { Words } from '../languages.ts';
import type { Activity, Intensity, WellbeingKind } from './rules.ts';

export const wellbeingKindWords: Words<WellbeingKind> = {
  en: { sleep: 'Sleep', nutrition: 'Nutrition', exercise: 'Exercise' },
  'zh-Hans': { sleep: '睡眠', nutrition: '营养', exercise: '运动' },
  es: { sleep: 'Sueño', nutrition: 'Alimentación', exercise: 'Actividad física' },
};

export const activityWords: Words<Activity> = {
  en: {
    Walking: 'Walking',
    Running: 'Running',
    Cycling: 'Cycling',
    Swimming: 'Swimming',
    BallGames: 'Ball games',
    Dancing: 'Dancing',
    Gymnastics: 'Gymnastics',
    Outdoors: 'Playing outdoors',
    Other: 'Something else',
  },
  'zh-Hans': {
    Walking: '步行',
    Running: '跑步',
    Cycling: '骑车',
    Swimming: '游泳',
    BallGames: '球类',
    Dancing: '舞蹈',
    Gymnastics: '体操',
    Outdoors: '户外玩耍',
    Other: '其他运动',
  },
  es: {
    Walking: 'Caminar',
    Running: 'Correr',
    Cycling: 'Bicicleta',
    Swimming: 'Natación',
    BallGames: 'Juegos de pelota',
    Dancing: 'Baile',
    Gymnastics: 'Gimnasia',
    Outdoors: 'Juego al aire libre',
    Other: 'Otra actividad',
  },
};

export const intensityWords: Words<Intensity> = {
  en: { Light: 'Light', Moderate: 'Moderate', Vigorous: 'Vigorous' },
  'zh-Hans': { Light: '轻度', Moderate: '中等', Vigorous: '剧烈' },
  es: { Light: 'Suave', Moderate: 'Moderada', Vigorous: 'Intensa' },
};

const fieldNames = {
  bedTime: 'To bed',
  asleepTime: 'Asleep',
  wokeTime: 'Awake',
  wakings: 'Woke up at night',
  quality: 'How rested',
  meals: 'Meals',
  vegetables: 'Vegetables and fruit',
  water: 'Water',
  sugar: 'Sweets and sweet drinks',
  activity: 'Activity',
  minutes: 'Minutes',
  intensity: 'Intensity',
  note: 'Note',
};
export const wellbeingFieldWords: Words<keyof typeof fieldNames> = {
  en: fieldNames,
  'zh-Hans': {
    bedTime: '上床时间',
    asleepTime: '入睡时间',
    wokeTime: '醒来时间',
    wakings: '夜醒次数',
    quality: '精神状态',
    meals: '用餐次数',
    vegetables: '蔬菜水果',
    water: '饮水',
    sugar: '甜食甜饮',
    activity: '运动项目',
    minutes: '分钟',
    intensity: '强度',
    note: '说明',
  },
  es: {
    bedTime: 'A la cama',
    asleepTime: 'Dormido',
    wokeTime: 'Despierto',
    wakings: 'Despertares',
    quality: 'Descanso',
    meals: 'Comidas',
    vegetables: 'Verdura y fruta',
    water: 'Agua',
    sugar: 'Dulces y bebidas dulces',
    activity: 'Actividad',
    minutes: 'Minutos',
    intensity: 'Intensidad',
    note: 'Nota',
  },
};
