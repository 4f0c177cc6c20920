import { useNavigate } from '@tanstack/react-router';
import type { Tenant } from '@trellis/contract/tenancy/schemas';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import type { PageSearch } from '../../../ui/list-search.ts';
import { PagedTable } from '../../../ui/paged-table.tsx';
import { useTenants } from './queries.ts';
import { tenantColumns } from './tenant-columns.tsx';

/** The centres of an enterprise or area. */
export function BelongingCenters({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation('tenancy');
  const navigate = useNavigate();
  const { zone } = useCurrentUser();
  const [search, setSearch] = useState<PageSearch>({ page: 1, size: 12, sorting: 'name' });
  const list = useTenants('Center', search, tenant.type === 'Area' ? { areaId: tenant.id } : { enterpriseId: tenant.id });
  return (
    <PagedTable
      label={t('links.centers')}
      columns={tenantColumns({ t, type: 'Center', zone })}
      list={list}
      search={search}
      onSearch={setSearch}
      empty={{ title: t('links.none'), hint: t('links.noneHint') }}
      onOpen={({ id }) => void navigate({ to: '/system/manage/detail/tenantDetail', search: { id, tab: undefined } })}
    />
  );
}
