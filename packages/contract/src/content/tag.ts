import { localText } from '../resources/fields.ts';
import { resource } from '../resources/resource.ts';
import { byEditors } from './editors.ts';

/** Marks what belongs together in the library. */
export const tag = resource({
  area: 'content',
  key: 'tags',
  ref: 'tag',
  path: '/api/rocketAdmin/tag',
  what: 'tag',
  table: 'catalog.tags',
  access: byEditors,
  fields: { names: localText(120) },
});
