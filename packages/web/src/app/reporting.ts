/** How long a recording goes on after the page broke, in milliseconds: what a person tries next is part of the story. */
const replayAfterError = 5_000;

type Reporter = typeof import('@sentry/react');

const reporter: Promise<Reporter | undefined> = start();

/** Loads the reporter only where the server names a service to report to. Pictures, texts and fields are masked: a recording shows no child. */
async function start(): Promise<Reporter | undefined> {
  const dsn = document.querySelector<HTMLMetaElement>('meta[name="error-reporting"]')?.content;
  if (!dsn) return undefined;
  const sentry = await import('@sentry/react');
  sentry.init({
    dsn,
    // who it was and what they looked at is nobody's business there
    beforeSend: ({ user: _user, request: _request, ...event }) => event,
    integrations: [sentry.replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true })],
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 1,
  });
  return sentry;
}

/** Reports a failure that nothing else handles. */
export async function report(error: unknown): Promise<void> {
  (await reporter)?.captureException(error);
}

/** Reports that the page broke while it was drawn, and ends the recording soon after. */
export async function reportBrokenPage(error: unknown): Promise<void> {
  const sentry = await reporter;
  if (!sentry) return;
  sentry.captureException(error);
  window.setTimeout(() => void sentry.getReplay()?.stop(), replayAfterError);
}
