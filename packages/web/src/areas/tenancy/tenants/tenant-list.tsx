import { useNavigate } from '@tanstack/react-router';
import { type TenantType, tenantState } from '@trellis/contract/tenancy/schemas';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { FilterChoice } from '../../../ui/filter-bar.tsx';
import { ListPage } from '../../../ui/list-page.tsx';
import type { useListState } from '../../../ui/use-list-state.ts';
import { detailPathOf, type TenantListSearch } from './list-search.ts';
import { useTenants } from './queries.ts';
import { tenantColumns } from './tenant-columns.tsx';

const TenantDrawer = lazy(() => import('./tenant-drawer.tsx').then((module) => ({ default: module.TenantDrawer })));

interface Props extends ReturnType<typeof useListState<TenantListSearch>> {
  type: TenantType;
}

/** The tenants of a type: added, found, opened. */
export function TenantList({ type, search, onSearch, narrow }: Props) {
  const { t } = useTranslation('tenancy');
  const user = useCurrentUser();
  const navigate = useNavigate();
  const [editing, setEditing] = useState<{ id: string | null }>();
  const mayWrite = user.can('Business.Tenant.Write');
  return (
    <>
      <ListPage
        title={t(`lists.${type}`)}
        add={mayWrite && { text: t(`add.${type}`), onClick: () => setEditing({ id: null }) }}
        search={search}
        onSearch={onSearch}
        searchedBy={{ label: t('word.searchByName') }}
        filters={
          <FilterChoice
            label={t('word.state')}
            value={search.state}
            options={tenantState.options.map((state) => ({ value: state, label: t(`state.${state}`) }))}
            onChange={(state) => narrow({ state })}
          />
        }
        list={useTenants(type, search)}
        columns={tenantColumns({ t, type, zone: user.zone, onEdit: mayWrite ? (id) => setEditing({ id }) : undefined })}
        empty={{ title: t(`empty.${type}`), hint: t('empty.hint') }}
        onOpen={({ id }) => void navigate({ to: detailPathOf[type], search: { id, tab: undefined } })}
      />
      <Suspense>{editing && <TenantDrawer type={type} id={editing.id} onClose={() => setEditing(undefined)} />}</Suspense>
    </>
  );
}
