import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from './call-error.ts';
import { currentUserOptions } from './current-user.ts';
import { i18n } from './i18n.ts';
import { forgetReads } from './offline/kept-reads.ts';
import { queryClient } from './query-client.ts';
import { end, prepareSignIn } from './sign-in.ts';
import { signInEnded } from './sign-in-watch.ts';
import { toast } from './toast.ts';

/** Says that the sign-in ended, and why where that was told, and signs in again. */
export function SignInAgain({ why }: { why?: string | undefined }) {
  const { t } = useTranslation('shell');
  const place = useRef<HTMLDialogElement>(null);
  const [state, setState] = useState<'ended' | 'asked' | 'failed'>('ended');
  useEffect(() => place.current?.showModal(), []);
  const wasPutOut = why !== undefined;
  useEffect(() => {
    if (wasPutOut) void endSignIn();
  }, [wasPutOut]);

  const again = () => {
    setState('asked');
    void signInAgain(wasPutOut).catch((error: unknown) => {
      if (!(error instanceof CallError)) return setState('failed');
      // whoever signed in and is refused is told why
      setState('ended');
      void endSignIn();
    });
  };

  return (
    <dialog ref={place} className="frame-dialog" aria-labelledby="sign-in-ended" onCancel={(event) => event.preventDefault()}>
      <h2 id="sign-in-ended">{t('signInEnded.title')}</h2>
      {why && <p>{why}</p>}
      <p role={state === 'failed' ? 'alert' : undefined}>{t(state === 'failed' ? 'signInEnded.failed' : 'signInEnded.text')}</p>
      <button type="button" className="frame-action" disabled={state === 'asked'} onClick={again}>
        {t('signInFailed.again')}
      </button>
    </dialog>
  );
}

/** Ends the sign-in of this page, which stays: what was typed into it is not lost. */
async function endSignIn(): Promise<void> {
  await forgetReads();
  const users = await prepareSignIn();
  const token = (await users.getUser())?.refresh_token;
  await users.removeUser();
  if (token) await end(users, token);
}

interface Beside {
  email?: string | undefined;
  membership?: string | null | undefined;
  wasPutOut: boolean;
}

/** Signs in again in a window of its own, as the person and in the membership that this page belongs to; whoever was put out shows that it is them. */
async function signInBeside(locale: string, { email, membership, wasPutOut }: Beside): Promise<void> {
  const users = await prepareSignIn();
  await users.signinPopup({
    ui_locales: locale,
    ...(email && { login_hint: email }),
    ...(membership && { extraQueryParams: { membership } }),
    ...(wasPutOut && { prompt: 'login' }),
    popupWindowFeatures: { width: 480, height: 640 },
  });
}

/** As the same person in the same membership; whoever else signs in begins anew. */
async function signInAgain(wasPutOut: boolean): Promise<void> {
  const { queryKey } = currentUserOptions();
  const before = queryClient.getQueryData(queryKey);
  await signInBeside(i18n.language, { email: before?.email, membership: before?.membershipId, wasPutOut });
  const now = await queryClient.fetchQuery({ ...currentUserOptions(), staleTime: 0 });
  if (before && (before.id !== now.id || before.membershipId !== now.membershipId)) return window.location.assign('/');
  signInEnded.set(undefined);
  toast('success', i18n.t('signInEnded.done', { ns: 'shell' }));
  await queryClient.invalidateQueries();
}
