import { localText } from '../resources/fields.ts';
import { resource } from '../resources/resource.ts';
import { byEditors } from './access.ts';
import { libraryCode } from './code.ts';

/** What programs are sorted by, plans are shared out by and reports recommend. */
export const programCategory = resource({
  area: 'trainingParts',
  key: 'programCategories',
  ref: 'category',
  path: '/api/rocketAdmin/programCategory',
  what: 'category of training programs',
  table: 'catalog.categories',
  access: byEditors,
  fields: { code: libraryCode, names: localText(60) },
  columns: { names: 'name' },
  fixed: ['code'],
  searched: ['code'],
  movedBy: 'categoryId',
  errors: ['Trellis:CodeTaken'],
});
