import type { Smtp } from './smtp.ts';

/** What the environment says about letters. */
export interface MailSetup {
  /** Counts while nothing was saved at run time. */
  smtp?: Smtp | undefined;
  /** Takes short messages: POST of { to, text }. */
  smsUrl?: string | undefined;
  /** Letters that nothing carries are shown to whoever visits the demonstration. */
  demo: boolean;
}

let known: MailSetup | undefined;

/** Says once, at the start, how letters leave. */
export function configureMail({ smtp, smsUrl, demo }: MailSetup): void {
  known = { smtp, smsUrl, demo };
}

/** How letters leave as far as the environment says. */
export function mailSetup(): MailSetup {
  if (!known) throw new Error('How letters leave is not configured yet');
  return known;
}
