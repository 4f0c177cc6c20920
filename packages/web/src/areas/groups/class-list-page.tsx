import { PlusOutlined } from '@ant-design/icons';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { Button, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { ClearFilters } from '../../ui/filter-bar.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { useClassColumns } from './class-columns.tsx';
import { ClassDialogs } from './class-dialogs.tsx';
import { ClassFilters } from './class-filters.tsx';
import { type ClassListSearch, isFiltered } from './list-search.ts';
import { useClassPage } from './queries.ts';
import { useClassDialogs } from './use-class-dialogs.ts';

const route = getRouteApi('/system/center/menu/manage/group');

/** The classes of the centre: children who train together. */
export function ClassListPage() {
  const { t } = useTranslation('groups');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const router = useRouter();
  const list = useClassPage(search);
  const dialogs = useClassDialogs();
  const mayWrite = useCurrentUser().can('RocketSystem.Group.Write');
  const columns = useClassColumns(mayWrite ? dialogs.open : undefined);

  const show = (next: ClassListSearch) => void navigate({ search: next, replace: true });
  const clear = () => show({ page: 1, size: search.size });
  const add = mayWrite && (
    <Button type="primary" icon={<PlusOutlined />} onClick={dialogs.add}>
      {t('add')}
    </Button>
  );
  const empty = isFiltered(search)
    ? { title: t('empty.foundTitle'), hint: t('empty.foundHint'), action: <ClearFilters onClear={clear} /> }
    : { title: t('empty.title'), hint: t('empty.hint') };
  return (
    <>
      <PageHeader title={t('word.classes')} extra={add} />
      <Typography.Paragraph type="secondary">{t('hint')}</Typography.Paragraph>
      <ClassFilters search={search} onChange={(change) => show({ ...search, ...change, page: 1 })} onClear={clear} />
      <PagedTable
        label={t('word.classes')}
        columns={columns}
        list={list}
        search={search}
        onSearch={({ page, size, sorting }) => show({ ...search, page, size, sorting })}
        empty={empty}
        onOpen={({ id }) => void router.navigate({ to: '/system/center/detail/groupClassDetail', search: { classId: id } })}
      />
      <ClassDialogs {...dialogs} />
    </>
  );
}
