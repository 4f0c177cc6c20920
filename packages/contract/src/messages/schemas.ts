import { z } from 'zod';
import { concurrencyStamp, id, instant } from '../wire.ts';
import { messageKinds } from './kinds.ts';

export const message = z.object({
  id: id('message'),
  kind: z.enum(messageKinds),
  title: z.string(),
  content: z.string(),
  /** The child that it is about. */
  subjectId: id('subject').nullable(),
  isRead: z.boolean(),
  creationTime: instant,
});
export type Message = z.infer<typeof message>;

const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .meta({ examples: ['20:00'] });

/** While it is quiet nothing is mailed: it goes out when that is over. It may last over midnight. */
export const quietHours = z.object({ from: timeOfDay, until: timeOfDay }).refine(({ from, until }) => from !== until, { path: ['until'] });

const preferences = z.object({
  /** What is read in the product alone. */
  unmailed: z.array(z.enum(messageKinds)),
  quiet: quietHours.nullable(),
});
export const messagePreferences = preferences.extend({ concurrencyStamp });
export type MessagePreferences = z.infer<typeof messagePreferences>;

export const contactEmailStates = ['Waiting', 'Sent', 'Failed'] as const;

/** So many files go with a mail to support: what a mail server takes, with 5 MB each. */
export const mostFiles = 3;

/** What somebody wrote to support. */
export const contactEmail = z.object({
  id: id('contactEmail'),
  title: z.string(),
  content: z.string(),
  state: z.enum(contactEmailStates),
  files: z.array(z.object({ fileName: z.string(), url: z.string() })),
  creationTime: instant,
});
export type ContactEmail = z.infer<typeof contactEmail>;

export const contactEmailForm = z.object({
  title: z.string().trim().min(1).max(200),
  content: z.string().trim().min(1).max(5000),
  /** Uploads of the kind `support`. */
  fileIds: z.array(id('upload')).max(mostFiles).optional(),
});
