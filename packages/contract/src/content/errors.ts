import type { ErrorEntry } from '../error-entry.ts';

export const contentErrors = {
  'RocketSystem:ContentInUse': {
    status: 409,
    en: 'This is in use: {used}. Take it out there first.',
    'zh-Hans': '正在使用中：{used}。请先从中移除。',
    es: 'Está en uso: {used}. Retírelo de ahí primero.',
  },
  'RocketSystem:StatusMove': {
    status: 409,
    en: 'It cannot go to this status from the one it has now. Withdraw it first, or take it out of the trash.',
    'zh-Hans': '不能从当前状态直接变为此状态。请先撤下，或先从回收站取出。',
    es: 'No puede pasar a este estado desde el actual. Retírelo antes, o sáquelo de la papelera.',
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
