import type { Words } from '../languages.ts';

export const teacherListWords: Words<'title' | 'name' | 'introduction'> = {
  en: { title: 'Teachers', name: 'Name', introduction: 'Introduction' },
  'zh-Hans': { title: '讲师', name: '名称', introduction: '简介' },
  es: { title: 'Docentes', name: 'Nombre', introduction: 'Presentación' },
};
