import { EnvironmentOutlined, MailOutlined, PhoneOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Flex, Skeleton, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { guestToken } from '../../app/guest.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PhonePage, PhoneTitle } from '../../ui/phone-page.tsx';

/** What a family sees when it scans the QR code of a tenant: whose it is and how to reach them. */
export function DoorPage() {
  const { t } = useTranslation('tenancy');
  const code = guestToken() ?? '';
  const door = useQuery(
    api.tenantDoor.view.queryOptions({ input: { code }, enabled: code.length >= 16, retry: false, meta: { quiet: true } }),
  );
  const isUnknown = code.length < 16 || (door.isError && 'status' in door.error && door.error.status === 404);
  if (isUnknown) {
    return (
      <PhonePage>
        <Alert type="warning" showIcon title={t('door.unknown')} description={t('door.unknownHint')} />
      </PhonePage>
    );
  }
  if (door.isError) {
    return (
      <PhonePage>
        <LoadFailed error={door.error} onRetry={door.refetch} />
      </PhonePage>
    );
  }
  if (!door.data) {
    return (
      <PhonePage>
        <Skeleton active />
      </PhonePage>
    );
  }
  const { name, logo, address, phone, email } = door.data;
  return (
    <PhonePage logo={logo}>
      <Flex vertical gap="middle">
        <PhoneTitle>{name}</PhoneTitle>
        <Typography.Paragraph>{t('door.welcome', { name })}</Typography.Paragraph>
        {address && (
          <Flex gap="small">
            <EnvironmentOutlined aria-hidden />
            <Typography.Text>{address}</Typography.Text>
          </Flex>
        )}
        {phone && (
          <Button icon={<PhoneOutlined />} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            {t('door.call', { phone })}
          </Button>
        )}
        {email && (
          <Button icon={<MailOutlined />} href={`mailto:${email}`}>
            {t('door.write', { email })}
          </Button>
        )}
      </Flex>
    </PhonePage>
  );
}
