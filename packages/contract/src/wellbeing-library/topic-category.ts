import { localText } from '../resources/fields.ts';
import { resource } from '../resources/resource.ts';
import { byEditors } from './access.ts';

/** What daily topics are sorted by. */
export const topicCategory = resource({
  area: 'wellbeingLibrary',
  key: 'topicCategories',
  ref: 'topicCategory',
  path: '/api/pdt/category',
  what: 'category of daily topics',
  table: 'catalog.topic_categories',
  access: byEditors,
  fields: { names: localText(60) },
  movedBy: 'categoryId',
});
