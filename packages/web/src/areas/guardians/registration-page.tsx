import { useLocation } from '@tanstack/react-router';
import type { GuestRegistration } from '@trellis/contract/guardians/guest-calls';
import { Button, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayInWords } from '../../app/format.ts';
import { GuestPage } from '../../ui/guest-page.tsx';
import { PhoneTitle } from '../../ui/phone-page.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { useRegistration } from './registration-queries.ts';

/** Where the code of a registration leads: a guardian says on a phone who they are to a child. */
export function RegistrationPage() {
  const { hash } = useLocation();
  // another link in the same tab is another child: nothing of the former stays
  return <Registration key={hash} token={hash} />;
}

function Registration({ token }: { token: string }) {
  return (
    <GuestPage token={token} query={useRegistration(token)}>
      {(registration) => <Stating registration={registration} />}
    </GuestPage>
  );
}

/** The form, then thanks; whoever was here before reads and corrects what they stated. */
function Stating({ registration }: { registration: GuestRegistration }) {
  const { t, i18n } = useTranslation('guardians');
  const [isDone, setDone] = useState(false);
  const { centerName: center, childName: child, expiresAt, guardian } = registration;
  const title = isDone ? t('phone.doneTitle') : t('phone.title', { child });
  const until = t('phone.until', { date: dayInWords(expiresAt, i18n.language) });
  if (isDone)
    return (
      <section role="status">
        <PhoneTitle>{title}</PhoneTitle>
        <Typography.Paragraph>{t('phone.doneText', { center, child })}</Typography.Paragraph>
        <Typography.Paragraph type="secondary">{until}</Typography.Paragraph>
        <Button size="large" block onClick={() => setDone(false)}>
          {t('phone.correct')}
        </Button>
      </section>
    );
  return (
    <>
      <PhoneTitle>{title}</PhoneTitle>
      <Typography.Paragraph>{guardian?.confirmedAt ? t('phone.review') : t('phone.intro', { center, child })}</Typography.Paragraph>
      <RegistrationForm registration={registration} onDone={() => setDone(true)} />
      <Typography.Paragraph type="secondary" style={{ marginBlock: 'var(--space-4) 0' }}>
        {until}
      </Typography.Paragraph>
    </>
  );
}
