import type { Language } from '@trellis/contract/languages';
import type { SubjectListItem } from '@trellis/contract/subjects/schemas';

type Header =
  | 'name'
  | 'number'
  | 'birthday'
  | 'gender'
  | 'grade'
  | 'language'
  | 'tag'
  | 'status'
  | 'coaches'
  | 'guardians'
  | 'remaining'
  | 'school'
  | 'city'
  | 'added';

export interface ExportTexts {
  name: string;
  headers: Record<Header, string>;
  gender: Record<SubjectListItem['gender'], string>;
  language: Record<NonNullable<SubjectListItem['language']>, string>;
  tag: Record<SubjectListItem['tag'], string>;
  status: Record<SubjectListItem['status'], string>;
  grade: (grade: number) => string;
}

const gradeIn = (before: string, numbered: (grade: number) => string, other: string, none: string) => (grade: number) => {
  if (grade === 0) return before;
  if (grade === 13) return other;
  return grade === 14 ? none : numbered(grade);
};

/** The words of the exported list. */
export const exportTexts: Record<Language, ExportTexts> = {
  en: {
    name: 'Children',
    headers: {
      name: 'Name',
      number: 'Clinic number',
      birthday: 'Birthday',
      gender: 'Gender',
      grade: 'Grade',
      language: 'Preferred language',
      tag: 'Tag',
      status: 'Guardian',
      coaches: 'Coaches',
      guardians: 'Guardians',
      remaining: 'Classes left',
      school: 'School',
      city: 'City',
      added: 'Added on',
    },
    gender: { Unknown: 'Unknown', Male: 'Male', Female: 'Female', Others: 'Others' },
    language: { En: 'English', Zh: 'Mandarin', ZhYue: 'Cantonese' },
    tag: { Potential: 'Potential', Active: 'Active', Archived: 'Archived', Test: 'Test' },
    status: { Bind: 'Bound', Unbound: 'Not bound' },
    grade: gradeIn('Before school', (grade) => `Grade ${grade}`, 'Other', 'Not attending school'),
  },
  'zh-Hans': {
    name: '儿童',
    headers: {
      name: '姓名',
      number: '门诊号',
      birthday: '生日',
      gender: '性别',
      grade: '年级',
      language: '首选语言',
      tag: '标签',
      status: '监护人状态',
      coaches: '教练',
      guardians: '监护人',
      remaining: '剩余课时',
      school: '学校',
      city: '城市',
      added: '添加日期',
    },
    gender: { Unknown: '未知', Male: '男', Female: '女', Others: '其他' },
    language: { En: '英语', Zh: '普通话', ZhYue: '粤语' },
    tag: { Potential: '潜在', Active: '活跃', Archived: '已归档', Test: '测试' },
    status: { Bind: '已绑定', Unbound: '未绑定' },
    grade: gradeIn('学龄前', (grade) => `${grade} 年级`, '其他', '未上学'),
  },
  es: {
    name: 'Niños y niñas',
    headers: {
      name: 'Nombre',
      number: 'Número clínico',
      birthday: 'Fecha de nacimiento',
      gender: 'Sexo',
      grade: 'Curso',
      language: 'Idioma preferido',
      tag: 'Etiqueta',
      status: 'Tutor',
      coaches: 'Entrenadores',
      guardians: 'Tutores',
      remaining: 'Clases restantes',
      school: 'Colegio',
      city: 'Ciudad',
      added: 'Añadido el',
    },
    gender: { Unknown: 'Desconocido', Male: 'Masculino', Female: 'Femenino', Others: 'Otro' },
    language: { En: 'Inglés', Zh: 'Mandarín', ZhYue: 'Cantonés' },
    tag: { Potential: 'Potencial', Active: 'Activo', Archived: 'Archivado', Test: 'Prueba' },
    status: { Bind: 'Vinculado', Unbound: 'Sin vincular' },
    grade: gradeIn('Antes del colegio', (grade) => `Curso ${grade}`, 'Otro', 'No escolarizado'),
  },
};
