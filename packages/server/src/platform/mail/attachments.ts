import type { QueuedLetter } from '../jobs/letters.ts';

/** A file that goes with a letter. */
export interface MailAttachment {
  name: string;
  content: Buffer;
  contentType: string;
  /** Of a calendar file that mail programs act on: an invitation, or its end. */
  method?: 'REQUEST' | 'CANCEL';
}

type Attach = (letter: QueuedLetter) => Promise<MailAttachment[]>;

let attach: Attach = async () => [];

/** Says once, at the start, what goes with letters: it is made when they leave, and nothing of it is kept with them. */
export function configureAttachments(given: Attach): void {
  attach = given;
}

/** What goes with a letter. */
export const attachmentsOf = (letter: QueuedLetter): Promise<MailAttachment[]> => attach(letter);
