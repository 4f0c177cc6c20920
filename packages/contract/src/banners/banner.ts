import { z } from 'zod';
import { file, localText } from '../resources/fields.ts';
import { resource } from '../resources/resource.ts';
import { calendarDate } from '../wire.ts';
import { audiences } from './audiences.ts';

const editors = { anyOf: ['RocketSystem.Content'] } as const;

/** What the platform tells its centers or their families from one day to another, in the center's zone. */
export const banner = resource({
  area: 'banners',
  key: 'banners',
  ref: 'banner',
  path: '/api/rocketAdmin/banner',
  what: 'banner',
  table: 'catalog.banners',
  access: { read: editors, write: editors },
  fields: {
    titles: localText(80),
    texts: localText(300, { isOptional: true, isLong: true }).default({ en: '', 'zh-Hans': '', es: '' }),
    audience: z.enum(audiences),
    fromDay: calendarDate.nullable().default(null),
    untilDay: calendarDate.nullable().default(null),
    link: z
      .string()
      .trim()
      .regex(/^https:\/\/[^\s]+$/)
      .max(300)
      .nullable()
      .default(null)
      .meta({ examples: ['https://example.com'] }),
    imageId: file('upload', 'banner', z.object({ url: z.string() }))
      .nullable()
      .optional(),
  },
  columns: { imageId: 'image_key' },
  narrowedBy: ['audience'],
  movedBy: 'bannerId',
  hasStatus: true,
  errors: ['Trellis:BannerDays'],
});

/** A banner where its audience looks. */
export const shownBanner = z.object({
  id: z.uuid(),
  title: z.string(),
  text: z.string(),
  imageUrl: z.string().nullable(),
  link: z.string().nullable(),
});
export type ShownBanner = z.infer<typeof shownBanner>;
