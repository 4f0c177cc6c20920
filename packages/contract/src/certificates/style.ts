import { z } from 'zod';
import { contentAccess } from '../certification/content-access.ts';
import { file, localText, whole } from '../resources/fields.ts';
import { resource } from '../resources/resource.ts';

const percent = z.number().min(0).max(100).multipleOf(0.1);

/** Where something stands on a picture: its middle in percent of width and height, and how high it is in percent of the height. */
export const certificatePlace = z.object({
  x: percent,
  y: percent,
  size: z.number().min(1).max(40).multipleOf(0.1),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .default('#1b2733')
    .meta({ examples: ['#1b2733'] }),
});
export type CertificatePlace = z.infer<typeof certificatePlace>;

/** What is written on a picture: whose it is, its number, its days, and the code by which anybody checks it. */
export const placedParts = ['name', 'code', 'date', 'check'] as const;
export type PlacedPart = (typeof placedParts)[number];

export const certificatePlaces = z.object({
  name: certificatePlace,
  code: certificatePlace,
  date: certificatePlace,
  check: certificatePlace.omit({ color: true }),
});
export type CertificatePlaces = z.infer<typeof certificatePlaces>;

/** Where everything stands until somebody says otherwise. */
export const firstPlaces: CertificatePlaces = {
  name: { x: 50, y: 42, size: 8, color: '#1b2733' },
  code: { x: 22, y: 85, size: 3, color: '#1b2733' },
  date: { x: 50, y: 66, size: 3.5, color: '#1b2733' },
  check: { x: 86, y: 82, size: 16 },
};

/** A picture of the platform's on which certificates are written. Whoever has one keeps how it looked when it was issued. */
export const certificateStyle = resource({
  area: 'certificates',
  key: 'certificateStyles',
  ref: 'certificateStyle',
  path: '/api/rocketAdmin/certificateStyle',
  what: 'style of certificates',
  table: 'catalog.certificate_styles',
  access: contentAccess,
  fields: {
    names: localText(60),
    /** White paper without one. */
    pictureId: file('upload', 'certificateStyle', z.object({ url: z.string() }))
      .nullable()
      .optional(),
    places: whole(certificatePlaces).default(firstPlaces),
  },
  columns: { names: 'name', pictureId: 'picture_key' },
  versions: { table: 'catalog.certificate_style_versions', own: 'certificate_style_id', fields: ['pictureId', 'places'] },
});
