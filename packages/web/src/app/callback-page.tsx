import { hashKey } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { CurrentUser } from '@trellis/contract/account/schemas';
import { toLocale } from '@trellis/contract/languages';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from './api.ts';
import { CallError } from './call-error.ts';
import { currentUserOptions } from './current-user.ts';
import { i18n, showLocale } from './i18n.ts';
import { hasLocks } from './lock/lock-state.ts';
import { keepPerson } from './offline/kept-reads.ts';
import { Problem } from './problem.tsx';
import { queryClient } from './query-client.ts';
import { finishSignIn, signIn, signOut } from './sign-in.ts';
import { Waiting } from './waiting.tsx';

let arriving: Promise<string> | undefined;

/** Redeems the code and takes over their language, once however often the page is drawn; answers where they wanted to be. */
function arrive(): Promise<string> {
  arriving ??= finishSignIn().then(async (user) => {
    queryClient.clear();
    // asked by itself: whoever may not work anywhere reads here why, and is not led away
    const person = (await api.account.info.call({})) as CurrentUser;
    if (hasLocks()) await import('./lock/open-signed-in.ts').then(({ openSignedIn }) => openSignedIn(person));
    const { queryKey } = currentUserOptions();
    queryClient.setQueryData(queryKey, person);
    keepPerson(person, hashKey(queryKey));
    await showLocale(toLocale(person.language));
    const { wanted = '/' } = (user.state ?? {}) as { wanted?: string };
    return wanted.startsWith('/') && !wanted.startsWith('//') && !wanted.startsWith('/callback') ? wanted : '/';
  });
  return arriving;
}

/** Where the sign-in service sends people back to. */
export function CallbackPage() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [failure, setFailure] = useState<unknown>();

  useEffect(() => {
    let isThere = true;
    arrive().then(
      (href) => {
        if (isThere) void navigate({ href, replace: true });
      },
      (error: unknown) => setFailure(error ?? new Error('Nobody signed in')),
    );
    return () => {
      isThere = false;
    };
  }, [navigate]);

  if (failure === undefined) return <Waiting text={t('signingIn')} />;
  if (failure instanceof CallError) {
    // they are signed in, which only another account or another day changes
    return (
      <main>
        <Problem title={t('signInFailed.title')} text={failure.message} action={t('signInFailed.other')} onAction={() => void signOut()} />
      </main>
    );
  }
  return (
    <main>
      <Problem
        title={t('signInFailed.title')}
        text={t('signInFailed.text')}
        action={t('signInFailed.again')}
        onAction={() => void signIn(i18n.language, '/')}
      />
    </main>
  );
}
