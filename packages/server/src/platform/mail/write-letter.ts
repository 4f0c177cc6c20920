import { randomUUID } from 'node:crypto';
import type { Language } from '@trellis/contract/languages';
import type { Kysely } from 'kysely';
import type { Database } from '../db/types.ts';
import type { LetterContent } from './compose.ts';
import { type LetterTemplate, letterTexts } from './templates.ts';

export interface Letter {
  template: LetterTemplate;
  /** An e-mail address; a telephone number with its country code for a short message. */
  recipient: string;
  recipientName: string | null;
  /** The recipient's language, not the writer's. */
  language: Language;
  /** IANA zone that times in the letter are told in. */
  zone?: string;
  tenantId?: string | null;
  channel?: 'mail' | 'sms';
  /** Somebody who signs in: they read it in the product too, and chose there what is mailed. */
  personId?: string;
  /** Whom an answer goes to. */
  replyTo?: string;
  /** Fills the placeholders of the template. */
  data: LetterContent['data'];
}

/** Queues a letter in the transaction that causes it: it is sent if that commits, and only then. Returns its id. */
export async function writeLetter(db: Kysely<Database>, letter: Letter): Promise<string> {
  // made here: whoever may write a letter may not read any
  const id = randomUUID();
  const {
    template,
    recipient,
    recipientName,
    language,
    zone = 'UTC',
    tenantId = null,
    channel = 'mail',
    personId = null,
    replyTo = null,
    data,
  } = letter;
  // its reader would be told of a page and not be led to it
  if (letterTexts[template][language].button && !data.link) throw new Error(`The letter ${template} leads nowhere: it has no link`);
  await db
    .insertInto('jobs.letters')
    .values({
      id,
      template,
      recipient,
      recipient_name: recipientName,
      language,
      zone,
      tenant_id: tenantId,
      channel,
      person_id: personId,
      reply_to: replyTo,
      data: JSON.stringify(data),
    })
    .execute();
  return id;
}
