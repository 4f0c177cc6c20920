import { useLocation } from '@tanstack/react-router';
import type { GuestGrants } from '@trellis/contract/subject-grants/guest-calls';
import { Button, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { dayInWords } from '../../app/format.ts';
import { GuestPage } from '../../ui/guest-page.tsx';
import { PhoneTitle } from '../../ui/phone-page.tsx';
import { useAsk } from '../../ui/use-ask.ts';
import { GrantForm } from './grant-form.tsx';
import { useGuestGrants, useWithdrawGrant } from './queries.ts';

/** Where the code for sharing leads: a guardian decides which other centres may see which reports there are of the child. */
export function PhoneGrantPage() {
  const { hash } = useLocation();
  // another link in the same tab is another child: nothing of the former stays
  return <Grants key={hash} token={hash} />;
}

function Grants({ token }: { token: string }) {
  return (
    <GuestPage token={token} query={useGuestGrants(token)}>
      {(opened) => <Opened opened={opened} />}
    </GuestPage>
  );
}

function Opened({ opened }: { opened: GuestGrants }) {
  const { t, i18n } = useTranslation('familyPages');
  const { centerName: center, childName: child, grants, zone, expiresAt } = opened;
  return (
    <Flex vertical gap="middle">
      <div>
        <PhoneTitle>{t('grantPhone.title', { child })}</PhoneTitle>
        <Typography.Paragraph>{t('grantPhone.intro', { center, child })}</Typography.Paragraph>
        <Typography.Paragraph type="secondary">{t('grantPhone.own', { center, child })}</Typography.Paragraph>
      </div>
      <section>
        <Typography.Title level={2} style={{ fontSize: 'var(--text-section)' }}>
          {t('grantPhone.granted')}
        </Typography.Title>
        {grants.length === 0 && <Typography.Text type="secondary">{t('grantPhone.nobody')}</Typography.Text>}
        <Flex vertical gap="middle">
          {grants.map((grant) => (
            <Granted key={grant.id} grant={grant} child={child} zone={zone} />
          ))}
        </Flex>
      </section>
      <GrantForm child={child} />
      <Typography.Text type="secondary">{t('phone.until', { date: dayInWords(expiresAt, i18n.language) })}</Typography.Text>
    </Flex>
  );
}

interface GrantedProps {
  grant: GuestGrants['grants'][number];
  child: string;
  zone: string;
}

function Granted({ grant, child, zone }: GrantedProps) {
  const { t, i18n } = useTranslation('familyPages');
  const ask = useAsk();
  const withdraw = useWithdrawGrant();
  const { name: center, address, grantedAt } = grant;
  const confirmWithdraw = () =>
    ask({
      title: t('grantPhone.withdrawTitle', { center }),
      text: t('grantPhone.withdrawText', { center, child }),
      ok: t('grantPhone.withdraw'),
      danger: true,
      run: () => withdraw.mutateAsync({ id: grant.id }),
      done: t('grantPhone.withdrawn', { center }),
    });
  return (
    <Flex justify="space-between" align="center" gap="small" wrap>
      <Flex vertical>
        <Typography.Text strong>{center}</Typography.Text>
        {address && <Typography.Text>{address}</Typography.Text>}
        <Typography.Text type="secondary">{t('grantPhone.since', { date: dayInWords(grantedAt, i18n.language, zone) })}</Typography.Text>
      </Flex>
      <Button danger aria-label={t('grantPhone.withdrawFrom', { center })} onClick={confirmWithdraw}>
        {t('grantPhone.withdraw')}
      </Button>
    </Flex>
  );
}
