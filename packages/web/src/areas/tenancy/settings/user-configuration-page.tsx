import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useUserConfiguration } from '../tenants/queries.ts';
import { UserConfigurationForm } from './user-configuration-form.tsx';

/** How the centre trains its children. */
export function UserConfigurationPage() {
  const { t } = useTranslation('tenancy');
  const query = useUserConfiguration();
  return (
    <>
      <PageHeader title={t('configuration.title')} />
      {query.isError && <LoadFailed error={query.error} onRetry={query.refetch} />}
      {query.isPending && <Skeleton active />}
      {query.data && <UserConfigurationForm key={query.data.concurrencyStamp} stored={query.data} />}
    </>
  );
}
