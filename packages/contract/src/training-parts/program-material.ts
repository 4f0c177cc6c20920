import { localText } from '../resources/fields.ts';
import { resource } from '../resources/resource.ts';
import { byEditors } from './access.ts';

/** What has to lie ready for a program. */
export const programMaterial = resource({
  area: 'trainingParts',
  key: 'programMaterials',
  ref: 'programMaterial',
  path: '/api/rocketAdmin/programMaterial',
  what: 'material of training programs',
  table: 'catalog.program_materials',
  access: byEditors,
  fields: { names: localText(120) },
});
