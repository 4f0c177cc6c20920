import { getRouteApi } from '@tanstack/react-router';
import type { StaffItem } from '@trellis/contract/users/staff/schemas';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportButton } from '../../../ui/export-button.tsx';
import { ListPage } from '../../../ui/list-page.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { SideDrawer } from '../../../ui/side-drawer.tsx';
import { useListState } from '../../../ui/use-list-state.ts';
import { useStaff, useStaffPage } from '../queries.ts';
import { StaffCards } from './staff-cards.tsx';
import { useStaffColumns } from './staff-columns.tsx';
import { StaffFilters } from './staff-filters.tsx';
import { type StaffSearch, staffFilterInput } from './staff-search.ts';

const enterprise = getRouteApi('/system/enterprise/manage/user');
const area = getRouteApi('/system/area/manage/user');

/** The staff of an enterprise's centres. */
export function EnterpriseStaffPage() {
  return <OverseenStaff {...useListState(enterprise)} />;
}

/** The staff of an area's centres. */
export function AreaStaffPage() {
  return <OverseenStaff {...useListState(area)} />;
}

function OverseenStaff({ search, onSearch, narrow }: ReturnType<typeof useListState<StaffSearch>>) {
  const { t } = useTranslation('users');
  const [shown, setShown] = useState<StaffItem>();
  const list = useStaffPage(search);
  // somebody may work in two of the centres: a row is a membership
  const rows = list.data && {
    ...list.data,
    items: list.data.items.map((staff) => ({ ...staff, userId: staff.id, id: staff.membershipId })),
  };
  const open = ({ userId, ...staff }: StaffItem & { userId?: string }) => setShown({ ...staff, id: userId ?? staff.id });
  const columns = useStaffColumns(['name', 'centre', 'email', 'roles', 'state', 'children', 'sessions', 'trained'], (staff) => (
    <Button type="link" style={{ padding: 0 }} aria-label={t('detail.open', { name: staff.name })} onClick={() => open(staff)}>
      {staff.name}
    </Button>
  ));
  return (
    <>
      <ListPage
        title={t('title')}
        extra={<ExportButton path="/api/business/user/excelDownload" query={staffFilterInput(search)} />}
        search={search}
        onSearch={onSearch}
        searchedBy={{ label: t('filters.search'), placeholder: t('filters.placeholder') }}
        filters={<StaffFilters withCentres search={search} onChange={narrow} />}
        list={{ ...list, data: rows }}
        columns={columns}
        empty={{ title: t('empty'), hint: t('emptyOverseen') }}
        onOpen={open}
      />
      {shown && <StaffPeek staff={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

function StaffPeek({ staff, onClose }: { staff: StaffItem; onClose: () => void }) {
  const { data, error, refetch } = useStaff(staff.id, staff.tenantId);
  return (
    <SideDrawer size="large" title={staff.name} onClose={onClose}>
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {data ? <StaffCards staff={data} withLinks={false} /> : !error && <Skeleton active paragraph={{ rows: 8 }} />}
    </SideDrawer>
  );
}
