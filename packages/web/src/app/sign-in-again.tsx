import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentUserOptions } from './current-user.ts';
import { i18n } from './i18n.ts';
import { queryClient } from './query-client.ts';
import { signInBeside } from './sign-in.ts';
import { signInEnded } from './sign-in-watch.ts';
import { toast } from './toast.ts';

/** Says that the sign-in ended, and signs in again. */
export function SignInAgain() {
  const { t } = useTranslation('shell');
  const place = useRef<HTMLDialogElement>(null);
  const [state, setState] = useState<'ended' | 'asked' | 'failed'>('ended');
  useEffect(() => place.current?.showModal(), []);

  const again = () => {
    setState('asked');
    void signInAgain().catch(() => setState('failed'));
  };

  return (
    <dialog ref={place} className="frame-dialog" aria-labelledby="sign-in-ended" onCancel={(event) => event.preventDefault()}>
      <h2 id="sign-in-ended">{t('signInEnded.title')}</h2>
      <p role={state === 'failed' ? 'alert' : undefined}>{t(state === 'failed' ? 'signInEnded.failed' : 'signInEnded.text')}</p>
      <button type="button" className="frame-action" disabled={state === 'asked'} onClick={again}>
        {t('signInFailed.again')}
      </button>
    </dialog>
  );
}

/** As the same person in the same membership; whoever else signs in begins anew. */
async function signInAgain(): Promise<void> {
  const { queryKey } = currentUserOptions();
  const before = queryClient.getQueryData(queryKey);
  await signInBeside(i18n.language, before?.email, before?.membershipId);
  const now = await queryClient.fetchQuery({ ...currentUserOptions(), staleTime: 0 });
  if (before && (before.id !== now.id || before.membershipId !== now.membershipId)) return window.location.assign('/');
  signInEnded.set(false);
  toast('success', i18n.t('signInEnded.done', { ns: 'shell' }));
  await queryClient.invalidateQueries();
}
