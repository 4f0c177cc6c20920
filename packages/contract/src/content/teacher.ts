import { localText } from '../resources/fields.ts';
import { resource } from '../resources/resource.ts';
import { byEditors } from './editors.ts';
import { teacherListWords } from './words.ts';

/** Named with each of their courses. */
export const teacher = resource({
  area: 'content',
  key: 'teachers',
  ref: 'teacher',
  path: '/api/rocketAdmin/teacher',
  what: 'teacher',
  table: 'catalog.teachers',
  access: byEditors,
  excel: { words: teacherListWords },
  fields: { names: localText(120), introductions: localText(2000, { isOptional: true, isLong: true }) },
});
