import { EnvironmentOutlined, MailOutlined, PhoneOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { guestToken } from '../../../app/guest.ts';
import { OpenedPage } from '../../../ui/opened-page.tsx';
import { PhoneTitle } from '../../../ui/phone-page.tsx';

/** What a family sees when it scans the QR code of a tenant: whose it is and how to reach them. */
export function DoorPage() {
  const { t } = useTranslation('tenancy');
  const code = guestToken() ?? '';
  const door = useQuery(
    api.tenantDoor.view.queryOptions({ input: { code }, enabled: code.length >= 16, retry: false, meta: { quiet: true } }),
  );
  return (
    <OpenedPage
      query={door}
      whose={({ logo }) => ({ logo })}
      isCut={code.length < 16}
      unknown={{ title: t('door.unknown'), text: t('door.unknownHint') }}
    >
      {({ name, address, phone, email }) => (
        <Flex vertical gap="middle">
          <PhoneTitle isOfTab>{name}</PhoneTitle>
          <Typography.Paragraph>{t('door.welcome', { name })}</Typography.Paragraph>
          {address && (
            <Flex gap="small">
              <EnvironmentOutlined aria-hidden />
              <Typography.Text>{address}</Typography.Text>
            </Flex>
          )}
          {phone && (
            <Button icon={<PhoneOutlined aria-hidden />} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {t('door.call', { phone })}
            </Button>
          )}
          {email && (
            <Button icon={<MailOutlined aria-hidden />} href={`mailto:${email}`}>
              {t('door.write', { email })}
            </Button>
          )}
        </Flex>
      )}
    </OpenedPage>
  );
}
