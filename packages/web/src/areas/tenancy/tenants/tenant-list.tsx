import { PlusOutlined } from '@ant-design/icons';
import { useNavigate } from '@tanstack/react-router';
import type { TenantType } from '@trellis/contract/tenancy/schemas';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { ClearFilters } from '../../../ui/filter-bar.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PagedTable } from '../../../ui/paged-table.tsx';
import { detailPathOf, type TenantListSearch } from './list-search.ts';
import { useTenants } from './queries.ts';
import { tenantColumns } from './tenant-columns.tsx';
import { TenantFilters } from './tenant-filters.tsx';

const TenantDrawer = lazy(() => import('./tenant-drawer.tsx').then((module) => ({ default: module.TenantDrawer })));

interface Props {
  type: TenantType;
  search: TenantListSearch;
  onSearch: (search: TenantListSearch) => void;
}

/** The tenants of a type: added, found, opened. */
export function TenantList({ type, search, onSearch }: Props) {
  const { t } = useTranslation('tenancy');
  const user = useCurrentUser();
  const navigate = useNavigate();
  const list = useTenants(type, search);
  const [editing, setEditing] = useState<{ id: string | null }>();
  const mayWrite = user.can('Business.Tenant.Write');
  const isFiltered = search.filter !== undefined || search.state !== undefined;
  const clear = () => onSearch({ page: 1, size: search.size });
  const add = mayWrite && (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setEditing({ id: null })}>
      {t(`add.${type}`)}
    </Button>
  );

  return (
    <>
      <PageHeader title={t(`lists.${type}`)} extra={add} />
      <TenantFilters search={search} onChange={(change) => onSearch({ ...search, ...change, page: 1 })} onClear={clear} />
      <PagedTable
        label={t(`lists.${type}`)}
        columns={tenantColumns({ t, type, zone: user.zone, onEdit: mayWrite ? (id) => setEditing({ id }) : undefined })}
        list={list}
        search={search}
        onSearch={({ page, size, sorting }) => onSearch({ filter: search.filter, state: search.state, page, size, sorting })}
        empty={
          isFiltered
            ? { title: t('empty.noMatch'), hint: t('empty.noMatchHint'), action: <ClearFilters onClear={clear} /> }
            : { title: t(`empty.${type}`), hint: t('empty.hint'), action: add }
        }
        onOpen={({ id }) => void navigate({ to: detailPathOf[type], search: { id, tab: undefined } })}
      />
      <Suspense>{editing && <TenantDrawer type={type} id={editing.id} onClose={() => setEditing(undefined)} />}</Suspense>
    </>
  );
}
