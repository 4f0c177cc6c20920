import type { LocalText } from '@trellis/contract/languages';
import { schedulingErrors } from '@trellis/contract/scheduling/errors';

/** What may be wrong with a row of bookings, or worth a look: what booking by hand refuses, in its words. */
export const remarks = {
  taken: schedulingErrors['RocketSystem:ScheduleClash'],
  dailyLimit: schedulingErrors['RocketSystem:DailyLimitReached'],
  timeNotAllowed: schedulingErrors['RocketSystem:TimeNotAllowed'],
  onlyInCenter: schedulingErrors['RocketSystem:ClassroomOnlyWeb'],
  tooMany: schedulingErrors['RocketSystem:TooManySchedules'],
  past: {
    en: 'This time is over. Only sessions to come can be imported.',
    'zh-Hans': '该时间已过，只能导入之后的训练课。',
    es: 'Esta hora ya pasó. Solo se pueden importar sesiones por venir.',
  },
  noPlan: {
    en: 'This child has no plan that goes on. A session is scheduled of a plan.',
    'zh-Hans': '该儿童没有进行中的计划，排课须依据计划。',
    es: 'Este niño o niña no tiene ningún plan en curso. Una sesión se programa de un plan.',
  },
  noPlanOfClass: {
    en: 'This class has no plan that goes on. A session is scheduled of a plan.',
    'zh-Hans': '该班级没有进行中的计划，排课须依据计划。',
    es: 'Este grupo no tiene ningún plan en curso. Una sesión se programa de un plan.',
  },
  noClass: {
    en: 'No class of this center is called “{value}”.',
    'zh-Hans': '本中心没有名为“{value}”的班级。',
    es: 'Ningún grupo de este centro se llama «{value}».',
  },
  severalClasses: {
    en: 'Several classes are called “{value}”.',
    'zh-Hans': '有多个班级名为“{value}”。',
    es: 'Varios grupos se llaman «{value}».',
  },
  childOrClass: {
    en: 'A session is of a child or of a class, not of both.',
    'zh-Hans': '一节课只能属于一名儿童或一个班级。',
    es: 'Una sesión es de un niño o niña, o de un grupo, no de ambos.',
  },
  room: {
    en: 'No classroom in use is called “{value}”.',
    'zh-Hans': '没有名为“{value}”的启用教室。',
    es: 'Ningún aula en uso se llama «{value}».',
  },
  durations: {
    en: 'A session may last {offered} minutes.',
    'zh-Hans': '课时长度可为 {offered} 分钟。',
    es: 'Una sesión puede durar {offered} minutos.',
  },
  noDurations: {
    en: 'The center has not set yet how long its sessions last.',
    'zh-Hans': '中心尚未设置课时长度。',
    es: 'El centro aún no ha fijado cuánto duran sus sesiones.',
  },
  endAndMinutes: {
    en: 'From start to end it is {span} minutes, not {minutes}.',
    'zh-Hans': '开始到结束为 {span} 分钟，而非 {minutes} 分钟。',
    es: 'Del inicio al fin hay {span} minutos, no {minutes}.',
  },
  booked: {
    en: 'This session is booked already.',
    'zh-Hans': '该课程已排。',
    es: 'Esta sesión ya está programada.',
  },
  sameInFile: {
    en: 'Row {row} has the same session.',
    'zh-Hans': '第 {row} 行是相同的课程。',
    es: 'La fila {row} tiene la misma sesión.',
  },
  clashInFile: {
    en: 'Row {row} takes {name} at this time, {from} to {to}.',
    'zh-Hans': '第 {row} 行在此时间已占用{name}（{from} 至 {to}）。',
    es: 'La fila {row} ocupa {name} a esta hora, de {from} a {to}.',
  },
  notCovered: {
    en: 'No contract covers this session yet: none of its sessions is free.',
    'zh-Hans': '暂无合同可覆盖该课程：没有可用课时。',
    es: 'Ningún contrato cubre aún esta sesión: no queda ninguna libre.',
  },
} as const satisfies Record<string, LocalText>;
