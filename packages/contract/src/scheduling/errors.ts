import type { ErrorEntry } from '../error-entry.ts';
import { classroomErrors } from './classrooms/errors.ts';
import { leaveErrors } from './leaves/errors.ts';
import { missedErrors } from './missed/errors.ts';

export const schedulingErrors = {
  ...classroomErrors,
  ...leaveErrors,
  ...missedErrors,
  'RocketSystem:ScheduleClash': {
    status: 409,
    en: 'This time is already taken: {clashes}',
    'zh-Hans': '该时间已被占用：{clashes}',
    es: 'Esta hora ya está ocupada: {clashes}',
  },
  'RocketSystem:DailyLimitReached': {
    status: 409,
    en: 'The center allows a child {most} sessions a day, and {names} has that many already.',
    'zh-Hans': '中心规定每个孩子每天最多 {most} 节课，{names} 当天已排满。',
    es: 'El centro permite {most} sesiones al día por niño, y {names} ya las tiene.',
  },
  'RocketSystem:TimeNotAllowed': {
    status: 400,
    en: 'Sessions start in 5-minute steps between 6:00 and 20:55, not in the past.',
    'zh-Hans': '上课时间须为 5 分钟的整数倍，在 6:00 至 20:55 之间，且不能早于现在。',
    es: 'Las sesiones empiezan en pasos de 5 minutos entre las 6:00 y las 20:55, y no en el pasado.',
  },
  'RocketSystem:ClassroomOnlyWeb': {
    status: 400,
    en: 'A classroom is only for sessions in the center (Web).',
    'zh-Hans': '只有线下训练课（Web）可选择教室。',
    es: 'El aula es solo para sesiones en el centro (Web).',
  },
  'RocketSystem:ClassroomInvalid': {
    status: 409,
    en: 'This classroom is not in use.',
    'zh-Hans': '该教室未启用。',
    es: 'Esta aula no está en uso.',
  },
  'RocketSystem:TooManySchedules': {
    status: 409,
    en: 'The plan has {remaining} sessions left, and {ahead} of them are scheduled already.',
    'zh-Hans': '该计划剩余 {remaining} 节训练课，其中 {ahead} 节已排课。',
    es: 'Al plan le quedan {remaining} sesiones, y {ahead} de ellas ya están programadas.',
  },
  'RocketSystem:AlreadyStarted': {
    status: 409,
    en: 'This session has already started.',
    'zh-Hans': '该训练课已开始。',
    es: 'Esta sesión ya ha empezado.',
  },
  'RocketSystem:BookingOfAnother': {
    status: 409,
    en: 'This session is booked with {coach}. Only they, a senior coach or an administrator can change or cancel it.',
    'zh-Hans': '该训练课由{coach}负责，只有其本人、高级教练或管理员可以更改或取消。',
    es: 'Esta sesión está reservada con {coach}. Solo esa persona, un entrenador sénior o un administrador puede cambiarla o cancelarla.',
  },
  'RocketSystem:NothingFollows': {
    status: 409,
    en: 'No session of this series follows this one.',
    'zh-Hans': '该系列在此之后没有训练课。',
    es: 'Ninguna sesión de esta serie sigue a esta.',
  },
} as const satisfies Record<string, ErrorEntry>;
