import { localText } from '../resources/fields.ts';
import { resource } from '../resources/resource.ts';
import { byEditors } from './access.ts';

/** What a program is to train. */
export const trainingTarget = resource({
  area: 'trainingParts',
  key: 'trainingTargets',
  ref: 'trainingTarget',
  path: '/api/rocketAdmin/trainingTarget',
  what: 'target of training programs',
  table: 'catalog.training_targets',
  access: byEditors,
  fields: { names: localText(120) },
});
