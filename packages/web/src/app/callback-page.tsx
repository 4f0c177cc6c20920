import { useNavigate } from '@tanstack/react-router';
import type { CurrentUser } from '@trellis/contract/account/schemas';
import { toLocale } from '@trellis/contract/languages';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentUserOptions } from './current-user.ts';
import { i18n, showLocale } from './i18n.ts';
import { Problem } from './problem.tsx';
import { queryClient } from './query-client.ts';
import { finishSignIn, signIn } from './sign-in.ts';
import { Waiting } from './waiting.tsx';

/** Where the sign-in service sends people back to: redeems the code, takes over their language, goes on to where they wanted to be. */
export function CallbackPage() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    finishSignIn()
      .then(async (user) => {
        queryClient.clear();
        const person = (await queryClient.fetchQuery(currentUserOptions())) as CurrentUser;
        await showLocale(toLocale(person.language));
        const { wanted = '/' } = (user.state ?? {}) as { wanted?: string };
        await navigate({
          href: wanted.startsWith('/') && !wanted.startsWith('//') && !wanted.startsWith('/callback') ? wanted : '/',
          replace: true,
        });
      })
      .catch(() => setFailed(true));
  }, [navigate]);

  if (!failed) return <Waiting text={t('signingIn')} />;
  return (
    <Problem
      title={t('signInFailed.title')}
      text={t('signInFailed.text')}
      action={t('signInFailed.again')}
      onAction={() => void signIn(i18n.language, '/')}
    />
  );
}
