import { localText } from '../resources/fields.ts';
import { resource } from '../resources/resource.ts';
import { byEditors } from './access.ts';

/** Marks what daily topics help with. */
export const adhdTag = resource({
  area: 'wellbeingLibrary',
  key: 'adhdTags',
  ref: 'adhdTag',
  path: '/api/pdt/aDHDTag',
  what: 'ADHD tag',
  table: 'catalog.adhd_tags',
  access: byEditors,
  fields: { names: localText(60) },
});
