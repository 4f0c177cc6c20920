import { z } from 'zod';
import { libraryFile } from '../content/schemas.ts';
import { file, localText, named } from '../resources/fields.ts';
import { resource } from '../resources/resource.ts';
import { call, id } from '../wire.ts';
import { byEditors } from './access.ts';
import { libraryCode } from './code.ts';

const seconds = z
  .int()
  .min(1)
  .max(4 * 60 * 60)
  .meta({ description: 'Seconds' });

/** A piece of music, which courses play in their order. How long it is, is read from its file. */
export const track = resource({
  area: 'trainingParts',
  key: 'tracks',
  ref: 'track',
  path: '/api/rocketAdmin/track',
  what: 'piece of music',
  table: 'catalog.tracks',
  access: byEditors,
  fields: {
    code: libraryCode,
    titles: localText(120),
    fileId: file('trackFile', 'track', libraryFile),
    boneConduction: z.boolean().default(false),
  },
  columns: { titles: 'title', fileId: 'media_id' },
  more: { duration: seconds, musicCourses: z.array(named) },
  fixed: ['code'],
  searched: ['code'],
  errors: ['Trellis:CodeTaken', 'Trellis:DurationUnreadable'],
});

export const trackCalls = {
  ...track.calls,
  setDuration: call('PUT', `${track.path}/duration`, {
    summary: 'How long a piece of music is; where nothing is said, as its file says',
    access: { anyOf: byEditors.write.anyOf, writers: 'wholePlatform' },
    input: z.object({ id: id('track'), duration: seconds.nullable().default(null) }),
    errors: ['Trellis:DurationUnreadable'],
  }),
};
