import type { ErrorEntry } from '../error-entry.ts';

export const groupErrors = {
  'Trellis:ClassFull': {
    status: 409,
    en: 'This class takes at most {most} children.',
    'zh-Hans': '该班级最多可容纳 {most} 名儿童。',
    es: 'Este grupo admite como máximo {most} niños.',
  },
  'Trellis:CapacityBelowChildren': {
    status: 409,
    en: 'The class has {count} children; it cannot take fewer.',
    'zh-Hans': '该班级已有 {count} 名儿童，容量不能更小。',
    es: 'El grupo ya tiene {count} niños; su capacidad no puede ser menor.',
  },
  'Trellis:ClassHasChildren': {
    status: 409,
    en: 'The class has {count} children. Take them out first.',
    'zh-Hans': '该班级还有 {count} 名儿童，请先将其移出。',
    es: 'El grupo tiene {count} niños. Sáquelos primero.',
  },
  'Trellis:ClassHasPlans': {
    status: 409,
    en: 'This class was trained by plans, which stay on record with it.',
    'zh-Hans': '该班级有训练计划记录，不能删除。',
    es: 'Este grupo ha entrenado con planes, que quedan registrados con él.',
  },
} as const satisfies Record<string, ErrorEntry>;
