import { z } from 'zod';
import { languages } from '../languages.ts';
import { concurrencyStamp, id, instant, pageQuery } from '../wire.ts';

/** How letters leave: as saved on the page, as the environment says, or not at all (then they are read in the product). */
export const mailSettings = z.object({
  source: z.enum(['saved', 'environment', 'none']),
  host: z.string().nullable(),
  port: z.int().nullable(),
  /** TLS from the first byte; otherwise STARTTLS when the server offers it. */
  secure: z.boolean(),
  user: z.string().nullable(),
  /** The password itself never leaves the server. */
  hasPassword: z.boolean(),
  fromName: z.string(),
  fromAddress: z.string().nullable(),
  /** Short messages have a gateway; otherwise they are read in the product too. */
  hasSmsGateway: z.boolean(),
  concurrencyStamp,
});
export type MailSettings = z.infer<typeof mailSettings>;

/** A line of a header: what it holds must not begin another line. Written so that every client of the API understands it. */
const headerText = z
  .string()
  .trim()
  // oxlint-disable-next-line no-control-regex -- it is these that are refused
  .regex(/^[^\u0000-\u001f\u007f-\u009f]*$/);

export const saveMailSettings = z.object({
  host: z
    .string()
    .trim()
    .max(253)
    .regex(/^[A-Za-z0-9]([A-Za-z0-9.:_-]*[A-Za-z0-9])?$/)
    .meta({ examples: ['smtp.example.com'] }),
  port: z.int().min(1).max(65535),
  secure: z.boolean(),
  user: headerText.max(320).nullable().default(null),
  /** Left out: the saved one stays. It must come along when the server or the user changes. */
  password: z.string().min(1).max(1000).optional(),
  fromName: headerText.max(100).default(''),
  fromAddress: z
    .email()
    .max(320)
    .meta({ examples: ['post@example.com'] }),
  concurrencyStamp,
});

export const letterState = z.enum(['queued', 'sending', 'sent', 'failed', 'inApp']);
export type LetterState = z.infer<typeof letterState>;

export const letterItem = z.object({
  id: id('letter'),
  channel: z.enum(['mail', 'sms']),
  recipient: z.string(),
  recipientName: z.string().nullable(),
  template: z.string(),
  language: z.enum(languages),
  state: letterState,
  attempts: z.int(),
  createdAt: instant,
  /** When it is tried next; null once it is sent or given up. */
  nextAt: instant.nullable(),
  sentAt: instant.nullable(),
  error: z.string().nullable(),
});
export type LetterItem = z.infer<typeof letterItem>;

/** A letter as its recipient reads it; null once it is sent, and where it is on its way to them alone. */
export const letterBody = z.object({ subject: z.string(), html: z.string(), text: z.string() }).nullable();

export const letter = letterItem.extend({ body: letterBody });
export type Letter = z.infer<typeof letter>;

/** Part of the name or address of whom a letter is for. */
const recipient = z.string().trim().max(100).optional();

export const mailboxQuery = pageQuery.extend({ filter: recipient });
export const letterQuery = mailboxQuery.extend({ state: letterState.optional() });
