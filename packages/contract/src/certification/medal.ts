import { z } from 'zod';
import { file, localText } from '../resources/fields.ts';
import { resource } from '../resources/resource.ts';
import { contentAccess } from './content-access.ts';
import { medalCodeLength } from './rules.ts';

/** A picture of a medal, to be loaded by its address. */
export const medalStyle = z.object({ url: z.string() });

/** What training modules award. */
export const qualificationMedal = resource({
  area: 'certification',
  key: 'qualificationMedals',
  ref: 'qualificationMedal',
  path: '/api/rocketAdmin/qualificationMedal',
  what: 'medal',
  table: 'catalog.qualification_medals',
  access: contentAccess,
  fields: {
    code: z
      .string()
      .max(medalCodeLength)
      .regex(/^[A-Z0-9]+$/)
      .meta({ examples: ['BASE1'] }),
    names: localText(60),
    issuedStyleId: file('upload', 'medal', medalStyle).nullable().optional(),
    unissuedStyleId: file('upload', 'medal', medalStyle).nullable().optional(),
  },
  columns: { names: 'name', issuedStyleId: 'issued_key', unissuedStyleId: 'unissued_key' },
  searched: ['code'],
  errors: ['Trellis:MedalCodeTaken'],
});
