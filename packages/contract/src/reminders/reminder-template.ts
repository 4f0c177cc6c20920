import { z } from 'zod';
import { localText } from '../resources/fields.ts';
import { resource } from '../resources/resource.ts';
import { reminderChoices } from './choices.ts';

const editors = { anyOf: ['RocketSystem.Content'] } as const;

/** What a reminder of a session says to a family, or to the coach. Of those that are published, the first in the order is sent; without one, the product says it in its own words. */
export const reminderTemplate = resource({
  area: 'reminders',
  key: 'reminderTemplates',
  ref: 'reminderTemplate',
  path: '/api/rocketAdmin/reminderTemplate',
  what: 'reminder template',
  table: 'catalog.reminder_templates',
  access: { read: editors, write: editors },
  fields: {
    titles: localText(120),
    texts: localText(1000, { isLong: true }),
    receiver: z.enum(reminderChoices.receiver),
    timing: z.enum(reminderChoices.timing),
  },
  more: { isInUse: z.boolean() },
  narrowedBy: ['receiver', 'timing'],
  movedBy: 'reminderTemplateId',
  hasStatus: true,
  errors: ['Trellis:PlaceholderUnknown'],
});
