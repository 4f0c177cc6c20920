import type { ErrorEntry } from '../error-entry.ts';

export const wellbeingErrors = {
  'RocketSystem:WellbeingRecorded': {
    status: 409,
    en: 'This is recorded for this day already. Open that entry and change it.',
    'zh-Hans': '该日期已有记录，请打开该记录进行修改。',
    es: 'Ya está registrado en ese día. Abra ese registro y cámbielo.',
  },
  'RocketSystem:NightOutOfOrder': {
    status: 400,
    en: 'The times of this night do not follow each other: to bed, asleep, awake.',
    'zh-Hans': '就寝、入睡、醒来的时间顺序不正确。',
    es: 'Las horas de esa noche no van seguidas: acostarse, dormirse, despertarse.',
  },
  'RocketSystem:WellbeingDayClosed': {
    status: 409,
    en: 'This day cannot be entered here any more. Please tell the center.',
    'zh-Hans': '该日期已无法在此填写，请告知中心。',
    es: 'Ese día ya no se puede rellenar aquí. Avise al centro.',
  },
} as const satisfies Record<string, ErrorEntry>;
