import { file, localText } from '../resources/fields.ts';
import { resource } from '../resources/resource.ts';
import { byEditors } from './editors.ts';
import { libraryFile } from './schemas.ts';

/** A document that sections of courses show. */
export const courseWare = resource({
  area: 'content',
  key: 'courseWares',
  ref: 'courseWare',
  path: '/api/rocketAdmin/courseWare',
  what: 'courseware',
  table: 'catalog.coursewares',
  access: byEditors,
  fields: { names: localText(120), fileId: file('courseWareFile', 'courseWare', libraryFile) },
  columns: { fileId: 'media_id' },
});
