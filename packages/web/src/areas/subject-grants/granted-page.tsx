import { getRouteApi, Link } from '@tanstack/react-router';
import type { GrantedSubject } from '@trellis/contract/subject-grants/calls';
import { shownCode } from '@trellis/contract/subject-grants/rules';
import { Alert, Breadcrumb, Button, Flex, type TableColumnsType, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDay } from '../../app/format.ts';
import { FilterBar, FilterText } from '../../ui/filter-bar.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { useGrantedPage } from './queries.ts';
import { ReportsDrawer } from './reports-drawer.tsx';

const route = getRouteApi('/system/center/menu/user/grantedSubject');

/** The children whose families let this centre see which reports there are, and the code by which they do. */
export function GrantedPage() {
  const { t } = useTranslation('familyPages');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useGrantedPage(search);
  const [opened, setOpened] = useState<GrantedSubject>();
  const show = (next: typeof search) => void navigate({ search: next, replace: true });
  return (
    <>
      <Breadcrumb
        items={[{ title: <Link to="/system/center/menu/user/subject">{t('word.children')}</Link> }, { title: t('granted.title') }]}
      />
      <PageHeader title={t('granted.title')} />
      <Flex vertical gap="middle">
        {list.data && (
          <Alert
            type="info"
            title={
              <Flex gap="middle" align="center" wrap>
                <span>{t('granted.codeTitle')}</span>
                <Typography.Text code strong copyable={{ text: list.data.centerCode }} style={{ fontSize: 20 }}>
                  {shownCode(list.data.centerCode)}
                </Typography.Text>
              </Flex>
            }
            description={t('granted.codeHint')}
          />
        )}
        <FilterBar
          label={t('granted.title')}
          isNarrowed={search.name !== undefined}
          onClear={() => show({ ...search, name: undefined, page: 1 })}
        >
          <FilterText isMain label={t('word.child')} value={search.name} onChange={(name) => show({ ...search, name, page: 1 })} />
        </FilterBar>
        <PagedTable<GrantedSubject>
          label={t('granted.title')}
          columns={useColumns(setOpened)}
          list={list}
          search={search}
          onSearch={(page) => show({ ...search, ...page })}
          empty={search.name ? { title: t('granted.noMatch') } : { title: t('granted.emptyTitle'), hint: t('granted.emptyHint') }}
        />
      </Flex>
      {opened && <ReportsDrawer child={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function useColumns(onOpen: (child: GrantedSubject) => void): TableColumnsType<GrantedSubject> {
  const { t } = useTranslation('familyPages');
  const { zone } = useCurrentUser();
  return [
    { title: t('word.child'), dataIndex: 'name' },
    { title: t('granted.birthYear'), dataIndex: 'birthYear' },
    { title: t('granted.center'), dataIndex: 'centerName' },
    { title: t('granted.since'), render: (_, { grantedAt }) => formatDay(grantedAt, zone) },
    {
      title: t('granted.reports'),
      render: (_, child) => (
        <Button size="small" aria-label={t('granted.reportsOf', { name: child.name })} onClick={() => onOpen(child)}>
          {t('granted.reports')}
        </Button>
      ),
    },
  ];
}
