import type { Language } from '@trellis/contract/languages';
import type { Stage } from '@trellis/contract/subjects/rules';
import type { SubjectInfo } from '@trellis/contract/subjects/schemas';

interface DocumentTexts {
  title: string;
  unknown: string;
  stage: string;
  stages: Record<Stage, string>;
  dominantHand: string;
  hands: Record<NonNullable<SubjectInfo['dominantHand']>, string>;
  relation: string;
  noGuardians: string;
  attendance: string;
  latestAttendance: (count: number) => string;
  noAttendance: string;
  cameAt: string;
  leftAt: string;
  stillHere: string;
}

/** What stands in the PDF of a child's record beside the words of the Excel file. */
export const documentTexts: Record<Language, DocumentTexts> = {
  en: {
    title: 'Record',
    unknown: '—',
    stage: 'Stage',
    stages: { 黄金期: 'Golden age', Preschool: 'Preschool', SchoolAge: 'School age', Teenage: 'Teenage', Adult: 'Adult' },
    dominantHand: 'Dominant hand',
    hands: { Left: 'Left', Right: 'Right', Both: 'Both' },
    relation: 'Relation',
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
    stage: '阶段',
    stages: { 黄金期: '黄金期', Preschool: '学龄前', SchoolAge: '学龄期', Teenage: '青少年', Adult: '成人' },
    dominantHand: '惯用手',
    hands: { Left: '左手', Right: '右手', Both: '双手' },
    relation: '关系',
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
    stage: 'Etapa',
    stages: { 黄金期: 'Edad de oro', Preschool: 'Preescolar', SchoolAge: 'Edad escolar', Teenage: 'Adolescencia', Adult: 'Edad adulta' },
    dominantHand: 'Mano dominante',
    hands: { Left: 'Izquierda', Right: 'Derecha', Both: 'Ambas' },
    relation: 'Parentesco',
    noGuardians: 'No se conoce ningún tutor.',
    attendance: 'Asistencia',
    latestAttendance: (count) => `Asistencia: las últimas ${count} entradas`,
    noAttendance: 'Nunca registró su entrada.',
    cameAt: 'Llegada',
    leftAt: 'Salida',
    stillHere: 'sigue aquí',
  },
};
