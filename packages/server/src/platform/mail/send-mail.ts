import type { MailAttachment } from './attachments.ts';
import type { ComposedLetter } from './compose.ts';
import type { Smtp } from './smtp.ts';

export interface Envelope {
  letterId: string;
  recipient: string;
  recipientName: string | null;
  /** Whom an answer goes to; nobody reads one without it. */
  replyTo: string | null;
  writtenAt: Date;
}

const silence = 30_000;
const local = new Set(['localhost', '127.0.0.1', '::1']);

/**
 * Hands a letter to the mail server; resolves when the server has taken it over.
 * Every try of a letter is the same message to the last byte, so that whoever gets it twice can tell by its Message-ID.
 */
export async function sendMail(
  smtp: Smtp,
  { letterId, recipient, recipientName, replyTo, writtenAt }: Envelope,
  letter: ComposedLetter,
  attachments: readonly MailAttachment[] = [],
): Promise<void> {
  const { host, port, secure, user, password, fromName, fromAddress } = smtp;
  const [invitation] = attachments.filter(({ method }) => method);
  const files = attachments.filter((each) => each !== invitation);
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    host,
    port,
    secure,
    // a password never travels in the clear, but for a server on this machine
    requireTLS: !secure && user !== null && !local.has(host),
    ...(user === null ? {} : { auth: { user, pass: password ?? '' } }),
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
    dnsTimeout: silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({
      messageId: `<${letterId}@${fromAddress.split('@')[1]}>`,
      date: writtenAt,
      from: { name: fromName || 'Trellis', address: fromAddress },
      to: { name: oneLine(recipientName ?? ''), address: recipient },
      ...(replyTo !== null && { replyTo }),
      headers: { 'Auto-Submitted': 'auto-generated' },
      subject: letter.subject,
      text: letter.text,
      html: letter.html,
      ...(invitation && { icalEvent: { method: invitation.method, filename: invitation.name, content: invitation.content } }),
      attachments: files.map(({ name, content, contentType }) => ({ filename: name, content, contentType })),
      baseBoundary: letterId,
    } as Parameters<typeof transport.sendMail>[0]);
  } finally {
    transport.close();
  }
}

const oneLine = (name: string) => name.replace(/\p{Cc}+/gu, ' ').trim();
