import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page-header.tsx';
import { ApiKeysCard } from './api-keys-card.tsx';

/** What other programs come in by, at the center or for the platform. */
export function ConnectionsPage() {
  const { t } = useTranslation('connections');
  return (
    <>
      <PageHeader title={t('menu.connections')} />
      <ApiKeysCard />
    </>
  );
}
