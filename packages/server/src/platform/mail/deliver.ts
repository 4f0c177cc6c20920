import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../db/types.ts';
import { markFailed, markSent, type QueuedLetter, takeLetter } from '../jobs/letters.ts';
import { attachmentsOf } from './attachments.ts';
import { findSmtp, openChannels } from './carriers.ts';
import { composeLetter, composeShort, type LetterContent } from './compose.ts';
import { sendMail } from './send-mail.ts';
import { sendSms } from './send-sms.ts';
import { mailSetup } from './setup.ts';
import type { LetterTemplate } from './templates.ts';

/**
 * Sends the letter that is due first; false when none is.
 *
 * A letter is marked as sending, and that is committed, before the mail server hears of it; it is marked as sent when the server has taken it
 * over. Whoever dies in between cannot tell whether it did, and no sender of mail can: then the letter is sent again, because an invitation
 * that never comes does more harm than one that comes twice. The second is the same message with the same Message-ID, which mail servers and
 * programs show once, and its link or code works once.
 */
export async function deliverNext(jobs: Kysely<Database>): Promise<boolean> {
  const letter = await takeLetter(jobs, await openChannels(jobs));
  if (!letter) return false;
  const problem = await carry(jobs, letter).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (problem === undefined) await surely(() => markSent(jobs, letter));
  else await markFailed(jobs, letter, problem instanceof Error ? problem.message : 'no reason given');
  return true;
}

async function carry(jobs: Kysely<Database>, letter: QueuedLetter): Promise<void> {
  const { id, recipient, recipient_name: recipientName, reply_to: replyTo, created_at: writtenAt, channel } = letter;
  const content = contentOf(letter);
  if (channel === 'mail') {
    const smtp = await findSmtp(jobs);
    const attachments = await attachmentsOf(letter);
    return sendMail(smtp, { letterId: id, recipient, recipientName, replyTo, writtenAt }, composeLetter(content), attachments);
  }
  const { smsUrl } = mailSetup();
  if (!smsUrl) throw new Error('No gateway for short messages is set');
  return sendSms(smsUrl, { id, to: recipient, text: composeShort(content) });
}

/** What a queued letter says. */
export function contentOf(letter: QueuedLetter): LetterContent {
  return {
    template: letter.template as LetterTemplate,
    recipientName: letter.recipient_name,
    language: letter.language as LetterContent['language'],
    zone: letter.zone,
    data: letter.data as LetterContent['data'],
    writtenAt: letter.created_at,
  };
}

/** A letter that went out must not be sent again because the database was away for a moment. */
async function surely(mark: () => Promise<void>): Promise<void> {
  for (const seconds of [0.1, 1, 5]) {
    try {
      return await mark();
    } catch {
      await pause(seconds * 1000);
    }
  }
  await mark();
}
