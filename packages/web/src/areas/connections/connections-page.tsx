import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { ApiKeysCard } from './api-keys-card.tsx';
import { ClientsCard } from './clients/clients-card.tsx';
import { SignInsCard } from './sign-in/sign-ins-card.tsx';
import { WebhooksCard } from './webhooks/webhooks-card.tsx';

/** What other programs come in by, at the center or for the platform, how they are told of what happens at a center, and how organizations sign in. */
export function ConnectionsPage() {
  const { t } = useTranslation('connections');
  const { can } = useCurrentUser();
  return (
    <>
      <PageHeader title={t('menu.connections')} />
      <Flex vertical gap="middle">
        <ApiKeysCard />
        {can('Menu.Manage.Connections') && <WebhooksCard />}
        {can('Menu.Setting.Connections') && can('PFE.UserManagement.AdminUser') && (
          <>
            <ClientsCard />
            <SignInsCard />
          </>
        )}
      </Flex>
    </>
  );
}
