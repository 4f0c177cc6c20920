import type { Language } from '@trellis/contract/languages';

interface DocumentTexts {
  title: string;
  unknown: string;
  noGuardians: string;
  attendance: string;
  latestAttendance: (count: number) => string;
  noAttendance: string;
  cameAt: string;
  leftAt: string;
  stillHere: string;
}

/** What stands in the PDF of a child's record beside the words of its fields. */
export const documentTexts: Record<Language, DocumentTexts> = {
  en: {
    title: 'Record',
    unknown: '—',
    noGuardians: 'No guardian is known.',
    attendance: 'Attendance',
    latestAttendance: (count) => `Attendance: the latest ${count} check-ins`,
    noAttendance: 'Never checked in.',
    cameAt: 'Came',
    leftAt: 'Left',
    stillHere: 'still here',
  },
  'zh-Hans': {
    title: '档案',
    unknown: '—',
    noGuardians: '暂无监护人。',
    attendance: '出勤',
    latestAttendance: (count) => `出勤：最近 ${count} 次签到`,
    noAttendance: '从未签到。',
    cameAt: '到达',
    leftAt: '离开',
    stillHere: '仍在中心',
  },
  es: {
    title: 'Expediente',
    unknown: '—',
    noGuardians: 'No se conoce ningún tutor.',
    attendance: 'Asistencia',
    latestAttendance: (count) => `Asistencia: las últimas ${count} entradas`,
    noAttendance: 'Nunca registró su entrada.',
    cameAt: 'Llegada',
    leftAt: 'Salida',
    stillHere: 'sigue aquí',
  },
};
