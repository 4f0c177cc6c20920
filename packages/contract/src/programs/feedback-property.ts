import { z } from 'zod';
import { propertyType } from '../offline-plans/feedback-schemas.ts';
import { localText, whole } from '../resources/fields.ts';
import { resource } from '../resources/resource.ts';
import { byEditors } from '../training-parts/access.ts';
import { editedExtras } from './extras.ts';

const noText = { en: '', 'zh-Hans': '', es: '' };

/** A field of feedback forms: what is asked, how it is answered. A form holds what was asked when it was published. */
export const feedbackProperty = resource({
  area: 'programs',
  key: 'feedbackProperties',
  ref: 'feedbackProperty',
  path: '/api/rocketAdmin/feedbackProperties',
  what: 'field of feedback forms',
  table: 'catalog.feedback_properties',
  access: byEditors,
  fields: {
    displayNames: localText(200),
    descriptions: localText(500, { isOptional: true }).default(noText),
    isRequired: z.boolean().default(false),
    type: propertyType,
    extraProperties: whole(editedExtras).default({}),
  },
  versions: {
    table: 'catalog.feedback_property_versions',
    own: 'feedback_property_id',
    fields: ['displayNames', 'descriptions', 'isRequired', 'type', 'extraProperties'],
  },
  errors: ['Trellis:OptionsMissing', 'Trellis:OptionsRepeated', 'Trellis:RatingCountMissing', 'Trellis:ExtrasRange'],
});
