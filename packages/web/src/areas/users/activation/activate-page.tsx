import { getRouteApi } from '@tanstack/react-router';
import type { LinkCheck } from '@trellis/contract/users/activation/schemas';
import { Button, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { PhonePage, PhoneTitle } from '../../../ui/phone-page.tsx';
import { useFailureText } from '../../../ui/use-failure-text.ts';
import { useActivate, useLinkCheck, useNeedRegister } from '../queries.ts';
import { type LinkMode, modeOfError, useLinkReply } from './link-mode.ts';
import { LinkScreen } from './link-screens.tsx';
import { RegisterForm, type Registration } from './register-form.tsx';

const route = getRouteApi('/activate');

interface Outcome {
  mode: LinkMode;
  failure?: string;
}

/** Where the link of an invitation leads: somebody new registers, whoever has an account accepts, and both go on to sign in. */
export function ActivatePage() {
  const { token } = route.useSearch();
  const check = useLinkCheck(token);
  const isAdmin = check.data?.purpose === 'admin';
  // a changed address is confirmed elsewhere
  const isOther = token === '' || check.data?.purpose === 'email';
  const register = useNeedRegister(token, isAdmin);
  const failed = check.error ?? register.error;
  useLinkReply(check.data as LinkCheck | undefined, failed);
  const failureText = useFailureText();
  return (
    <PhonePage>
      {isOther && <LinkScreen mode="errorLink" />}
      {!isOther && failed && (
        <Failed error={failed} text={failureText(failed)} onRetry={() => void (check.error ? check.refetch() : register.refetch())} />
      )}
      {!isOther && !failed && (!check.data || (isAdmin && !register.data)) && <LinkScreen mode="idle" />}
      {!isOther && !failed && check.data && (!isAdmin || register.data) && (
        <Accepting token={token} link={check.data as LinkCheck} first={firstMode(check.data as LinkCheck, register.data)} />
      )}
    </PhonePage>
  );
}

/** What the check of the link says: an administrator's invitation asks for the register, the others for a new account. */
function firstMode({ isNew }: LinkCheck, registration: { needRegister: boolean } | undefined): LinkMode {
  if (registration) return registration.needRegister ? 'needRegister' : 'existUser';
  return isNew ? 'newUser' : 'existUser';
}

function Failed({ error, text, onRetry }: { error: Error; text: string; onRetry: () => void }) {
  const mode = modeOfError(error);
  if (mode === 'errorLink' || mode === 'userAlreadyActive') return <LinkScreen mode={mode} />;
  return <LinkScreen mode="error" failure={text} onRetry={onRetry} />;
}

function Accepting({ token, link, first }: { token: string; link: LinkCheck; first: LinkMode }) {
  const { t } = useTranslation('users');
  const activate = useActivate(link.purpose);
  const failureText = useFailureText();
  const [isActive, setActive] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({ mode: first });
  const [typed, setTyped] = useState<Partial<Registration>>({});
  const { mode } = outcome;

  const accept = async (registration: Partial<Registration> = {}) => {
    await activate.mutateAsync({ token, ...registration });
    toast('success', t('link.accountActive'));
    setActive(true);
    setOutcome({ mode: 'existUser' });
  };
  const fail = (error: Error) => {
    const failure = failureText(error);
    toast('error', failure);
    setOutcome({ mode: modeOfError(error), failure });
  };

  if (mode === 'newUser' || mode === 'needRegister')
    return (
      <RegisterForm
        link={link}
        typed={typed}
        onSubmit={accept}
        onFail={(error, values) => {
          setTyped(values);
          fail(error);
        }}
      />
    );
  if (mode === 'existUser' && !isActive)
    return <Join link={link} isBusy={activate.isPending} onAccept={() => void accept().catch((error: Error) => fail(error))} />;
  return <LinkScreen mode={mode} email={link.email} failure={outcome.failure} onRetry={() => setOutcome({ mode: first })} />;
}

function Join({ link, isBusy, onAccept }: { link: LinkCheck; isBusy: boolean; onAccept: () => void }) {
  const { t } = useTranslation('users');
  return (
    <>
      <PhoneTitle isOfTab>{t('link.join.title', { tenant: link.tenantName ?? t('link.platform') })}</PhoneTitle>
      <Typography.Paragraph>
        {t('link.join.text', { email: link.email })}{' '}
        {link.roleNames.length > 0 && t('link.join.role', { roles: link.roleNames.join(', ') })}
      </Typography.Paragraph>
      <Button type="primary" size="large" loading={isBusy} onClick={onAccept}>
        {t('link.join.submit')}
      </Button>
    </>
  );
}
