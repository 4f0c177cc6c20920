import type { ErrorEntry } from '../error-entry.ts';

export const contentErrors = {
  'RocketSystem:ContentInUse': {
    status: 409,
    en: 'This is in use: {used}. Take it out there first.',
    'zh-Hans': '正在使用中：{used}。请先从中移除。',
    es: 'Está en uso: {used}. Retírelo de ahí primero.',
  },
  'RocketSystem:CourseGiven': {
    status: 409,
    en: 'This course was given to somebody. Move it to the trash instead.',
    'zh-Hans': '该课程已分配给学员，请改为移入回收站。',
    es: 'Este curso ya se asignó a alguien. Muévalo a la papelera.',
  },
  'RocketSystem:ChooseCenter': {
    status: 400,
    en: 'This person works at several centers. Choose one.',
    'zh-Hans': '该人员任职于多个中心，请选择其中一个。',
    es: 'Esta persona trabaja en varios centros. Elija uno.',
  },
} as const satisfies Record<string, ErrorEntry>;
