import type { CurrentUser } from '@trellis/contract/account/schemas';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../ui/titled-card.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { PhoneDialog } from './phone-dialog.tsx';
import { PinLine } from './pin-line.tsx';
import { SecondFactorLine } from './second-factor/second-factor-line.tsx';
import { Line } from './sign-in-line.tsx';
import { SignInLinks } from './sign-in-links/sign-in-links.tsx';

type Open = 'email' | 'password' | 'phone';

/** What the person signs in with and is reached at, each with a dialog that changes it. */
export function SignInCard({ user, mayEdit }: { user: CurrentUser; mayEdit: boolean }) {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const phone = user.phoneNumber && [user.countryCode, user.phoneNumber].filter(Boolean).join(' ');
  const change = (what: Open, label: string, text = t('word.change')) => (
    <Button aria-label={label} onClick={() => setOpen(what)}>
      {text}
    </Button>
  );
  return (
    <TitledCard title={t('signIn.title')}>
      <Flex vertical gap="middle">
        <Line label={t('word.email')} value={user.email}>
          {mayEdit && change('email', t('signIn.changeEmail'))}
        </Line>
        <Line label={t('word.password')} value="••••••••">
          {change('password', t('signIn.changePassword'))}
        </Line>
        <Line label={t('word.phone')} value={phone || t('signIn.none')}>
          {mayEdit && (phone ? change('phone', t('signIn.changePhone')) : change('phone', t('signIn.addPhone'), t('signIn.add')))}
        </Line>
        <SignInLinks />
        <SecondFactorLine />
        <PinLine user={user} />
      </Flex>
      {open === 'email' && <EmailDialog onClose={close} />}
      {open === 'password' && <ChangePasswordDialog onClose={close} />}
      {open === 'phone' && <PhoneDialog user={user} onClose={close} />}
    </TitledCard>
  );
}
