import { z } from 'zod';
import { localText } from '../resources/fields.ts';
import { resource } from '../resources/resource.ts';
import { call } from '../wire.ts';
import { appChoices } from './choices.ts';

const operators = { anyOf: ['RocketSystem.Application'] } as const;

const version = z
  .string()
  .trim()
  .regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}$/)
  .meta({ examples: ['2.10.0'] });
const noNotes = { en: '', 'zh-Hans': '', es: '' };
const app = z.enum(appChoices.app);
const platform = z.enum(appChoices.platform);
const link = z
  .string()
  .trim()
  .regex(/^https:\/\/[^\s]+$/)
  .max(300)
  .meta({ examples: ['https://example.com'] });

/** A version of an app: apps ask which is the newest of those that are public, and whether they still may run. */
export const appVersion = resource({
  area: 'apps',
  key: 'appVersions',
  ref: 'appVersion',
  path: '/api/rocketAdmin/appVersion',
  what: 'version of an app',
  table: 'catalog.app_versions',
  access: { read: operators, write: operators },
  fields: {
    app,
    platform,
    version,
    notes: localText(2000, { isOptional: true, isLong: true }).default(noNotes),
    link,
    forceUpdate: z.boolean().default(false),
  },
  title: 'version',
  narrowedBy: ['app', 'platform'],
  hasStatus: true,
  errors: ['Trellis:AppVersionTaken'],
});

export const newestVersion = z.object({ version, link, notes: z.object({ en: z.string(), 'zh-Hans': z.string(), es: z.string() }) });

/** What apps ask. */
export const appCalls = {
  newest: call('GET', `${appVersion.path}/newest`, {
    summary:
      'For apps: the newest public version, whether it is newer than the one that asks, and whether that one must be updated to go on',
    access: 'public',
    input: z.object({ app, platform, version }),
    output: z.object({ newest: newestVersion.nullable(), hasUpdate: z.boolean(), mustUpdate: z.boolean() }),
  }),
};
