import { getRouteApi } from '@tanstack/react-router';
import { type GrantCount, grantKinds } from '@trellis/contract/tenancy/grants/calls';
import { Segmented, Typography } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { useColumns } from '../../../ui/columns.tsx';
import { ListPage } from '../../../ui/list-page.tsx';
import { useListState } from '../../../ui/use-list-state.ts';
import { useLibraryGrants } from './library-queries.ts';

const ItemCentersDrawer = lazy(() => import('./item-centers-drawer.tsx').then((module) => ({ default: module.ItemCentersDrawer })));
const SeveralGrantsDrawer = lazy(() => import('./several-grants-drawer.tsx').then((module) => ({ default: module.SeveralGrantsDrawer })));
const route = getRouteApi('/system/manage/manage/libraryGrant');

/** The shared library, kind by kind: which centers have what, and giving it to them. */
export function LibraryGrantPage() {
  const { t } = useTranslation('tenancy');
  const { search, onSearch, narrow } = useListState(route);
  const mayWrite = useCurrentUser().canWrite('RocketSystem.TenantGrant');
  const { kind = 'OfflineTrainingPlan' } = search;
  const [open, setOpen] = useState<GrantCount | 'several'>();
  const close = () => setOpen(undefined);
  const column = useColumns<GrantCount>();
  const text = t('grants.library.centers');
  const columns = [
    column.of('name', t('grants.library.name'), ({ name }) => name),
    column.number('centers', text, ({ tenantCount }) => tenantCount),
    ...(mayWrite ? [column.action({ text, label: ({ name }) => t('grants.library.open', { name }), onClick: setOpen })] : []),
  ];
  return (
    <>
      <ListPage
        title={t('grants.library.title')}
        about={
          <>
            <Typography.Paragraph type="secondary">{t('grants.library.about')}</Typography.Paragraph>
            <Segmented
              aria-label={t('grants.kindLabel')}
              style={{ marginBlockEnd: 'var(--space-4)' }}
              value={kind}
              onChange={(chosen) => narrow({ kind: chosen })}
              options={grantKinds.map((value) => ({ value, label: t(`grants.kinds.${value}`) }))}
            />
          </>
        }
        add={mayWrite && { text: t('grants.library.several'), onClick: () => setOpen('several') }}
        search={search}
        opened="kind"
        onSearch={onSearch}
        searchedBy={{ label: t('word.searchByName') }}
        list={useLibraryGrants(kind, search)}
        columns={columns}
        empty={{ title: t('grants.empty'), hint: t('grants.emptyHint') }}
        onOpen={mayWrite ? setOpen : undefined}
      />
      <Suspense>
        {open === 'several' && <SeveralGrantsDrawer kind={kind} onClose={close} />}
        {open && open !== 'several' && <ItemCentersDrawer key={open.id} kind={kind} item={open} onClose={close} />}
      </Suspense>
    </>
  );
}
