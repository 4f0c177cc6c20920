import type { z } from 'zod';
import type { Language, Words } from '../languages.ts';
import type { AgeBand, Stage } from './rules.ts';
import type { bindStatus, dominantHand, gender, SubjectTag, subjectLanguage } from './schemas.ts';

export const tagWords: Words<SubjectTag> = {
  en: { Potential: 'Potential', Active: 'Active', Archived: 'Archived', Test: 'Test' },
  'zh-Hans': { Potential: '潜在', Active: '在训', Archived: '已归档', Test: '测试' },
  es: { Potential: 'Potencial', Active: 'Activo', Archived: 'Archivado', Test: 'Prueba' },
};

export const genderWords: Words<z.infer<typeof gender>> = {
  en: { Unknown: 'Unknown', Male: 'Male', Female: 'Female', Others: 'Others' },
  'zh-Hans': { Unknown: '未知', Male: '男', Female: '女', Others: '其他' },
  es: { Unknown: 'Desconocido', Male: 'Masculino', Female: 'Femenino', Others: 'Otro' },
};

export const subjectLanguageWords: Words<z.infer<typeof subjectLanguage>> = {
  en: { En: 'English', Zh: 'Mandarin', ZhYue: 'Cantonese' },
  'zh-Hans': { En: '英语', Zh: '普通话', ZhYue: '粤语' },
  es: { En: 'Inglés', Zh: 'Mandarín', ZhYue: 'Cantonés' },
};

export const bindStatusWords: Words<z.infer<typeof bindStatus>> = {
  en: { Bind: 'Bound', Unbound: 'Not bound' },
  'zh-Hans': { Bind: '已绑定', Unbound: '未绑定' },
  es: { Bind: 'Vinculado', Unbound: 'Sin vincular' },
};

export const handWords: Words<z.infer<typeof dominantHand>> = {
  en: { Left: 'Left', Right: 'Right', Both: 'Both' },
  'zh-Hans': { Left: '左手', Right: '右手', Both: '双手' },
  es: { Left: 'Izquierda', Right: 'Derecha', Both: 'Ambas' },
};

export const ageBandWords: Words<AgeBand> = {
  en: { toddler: 'Toddler', preschool: 'Preschool', gradeSchool: 'Grade school', teenage: 'Teenage', adult: 'Adult' },
  'zh-Hans': { toddler: '幼儿', preschool: '学龄前', gradeSchool: '学龄', teenage: '青少年', adult: '成人' },
  es: { toddler: 'Primera infancia', preschool: 'Preescolar', gradeSchool: 'Escolar', teenage: 'Adolescente', adult: 'Adulto' },
};

export const stageWords: Words<Stage> = {
  en: { 黄金期: 'Golden age', Preschool: 'Preschool', SchoolAge: 'School age', Teenage: 'Teenage', Adult: 'Adult' },
  'zh-Hans': { 黄金期: '黄金期', Preschool: '学龄前', SchoolAge: '学龄期', Teenage: '青少年期', Adult: '成人' },
  es: { 黄金期: 'Edad de oro', Preschool: 'Preescolar', SchoolAge: 'Edad escolar', Teenage: 'Adolescencia', Adult: 'Edad adulta' },
};

/** The grades that are no number, and how one that is a number is told. */
export const gradeWords: Words<'before' | 'number' | 'other' | 'none'> = {
  en: { before: 'Before school', number: 'Grade {{number}}', other: 'Other', none: 'Not attending school' },
  'zh-Hans': { before: '学龄前', number: '{{number}} 年级', other: '其他', none: '未就读' },
  es: { before: 'Preescolar', number: 'Curso {{number}}', other: 'Otro', none: 'Sin escolarizar' },
};

/** Which of the words tells a grade: 0 before school, 1 to 12, 13 other, 14 not attending. */
export function gradeKind(grade: number): keyof (typeof gradeWords)['en'] {
  if (grade === 0) return 'before';
  if (grade === 13) return 'other';
  return grade === 14 ? 'none' : 'number';
}

/** A grade in words. */
export const gradeText = (grade: number, language: Language): string =>
  gradeWords[language][gradeKind(grade)].replace('{{number}}', String(grade));

const subjectFieldNames = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  outpatientNumber: 'Clinic number',
  birthday: 'Birthday',
  gender: 'Gender',
  gradeName: 'Grade',
  language: 'Preferred language',
  stage: 'Stage',
  dominantHand: 'Dominant hand',
  tag: 'Tag',
  bound: 'Guardian bound',
  coachIds: 'Coaches',
  guardians: 'Guardians',
  remaining: 'Sessions left',
  schoolName: 'School',
  city: 'City',
  createdAt: 'Added on',
};
/** The fields of a child, as forms, lists and documents head them. */
export const subjectFieldWords: Words<keyof typeof subjectFieldNames> = {
  en: subjectFieldNames,
  'zh-Hans': {
    name: '姓名',
    firstName: '名',
    lastName: '姓',
    outpatientNumber: '门诊号',
    birthday: '生日',
    gender: '性别',
    gradeName: '年级',
    language: '首选语言',
    stage: '阶段',
    dominantHand: '惯用手',
    tag: '标签',
    bound: '监护人绑定',
    coachIds: '教练',
    guardians: '监护人',
    remaining: '剩余课时',
    schoolName: '学校',
    city: '城市',
    createdAt: '添加日期',
  },
  es: {
    name: 'Nombre',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    outpatientNumber: 'Número clínico',
    birthday: 'Fecha de nacimiento',
    gender: 'Sexo',
    gradeName: 'Curso',
    language: 'Idioma preferido',
    stage: 'Etapa',
    dominantHand: 'Mano dominante',
    tag: 'Etiqueta',
    bound: 'Tutor vinculado',
    coachIds: 'Entrenadores',
    guardians: 'Tutores',
    remaining: 'Sesiones restantes',
    schoolName: 'Escuela',
    city: 'Ciudad',
    createdAt: 'Fecha de alta',
  },
};
