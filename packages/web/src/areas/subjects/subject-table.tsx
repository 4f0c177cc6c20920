import { useNavigate } from '@tanstack/react-router';
import { limits } from '@trellis/contract/limits';
import type { SubjectListItem } from '@trellis/contract/subjects/schemas';
import { Button, Empty, Flex, Skeleton, Table, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { isFiltered, type PageSize, type SubjectListSearch } from './list-search.ts';
import { subjectColumns } from './subject-columns.tsx';

interface Props {
  search: SubjectListSearch;
  items: SubjectListItem[];
  totalCount: number;
  isFirstLoad: boolean;
  isRefreshing: boolean;
  onPage: (page: number, size: PageSize) => void;
  onClear: () => void;
  onAdd?: () => void;
}

/** The rows of the children's list; a row opens the child. */
export function SubjectTable({ search, items, totalCount, isFirstLoad, isRefreshing, onPage, onClear, onAdd }: Props) {
  const { t } = useTranslation('subjects');
  const user = useCurrentUser();
  const navigate = useNavigate();
  if (isFirstLoad) return <Skeleton active title={false} paragraph={{ rows: limits.subjectListPageSize, width: '100%' }} />;

  const columns = subjectColumns(t, user.zone, user.can('PFE.UserManagement.CheckIn'));
  const empty = isFiltered(search) ? <NoMatch onClear={onClear} /> : <NoChildren onAdd={onAdd} />;
  return (
    <Table<SubjectListItem>
      rowKey="id"
      size="small"
      columns={columns}
      dataSource={items}
      loading={isRefreshing}
      locale={{ emptyText: empty }}
      scroll={{ x: 'max-content' }}
      onRow={({ id }) => ({
        style: { cursor: 'pointer' },
        onClick: () => void navigate({ to: '/system/center/detail/subjectDetail', search: { id } }),
      })}
      pagination={{
        current: search.page,
        pageSize: search.size,
        pageSizeOptions: [...limits.pageSizes],
        showSizeChanger: true,
        total: totalCount,
        showTotal: (count) => t('total', { count }),
        onChange: (page, chosen) => {
          const size = limits.pageSizes.find((each) => each === chosen) ?? search.size;
          onPage(size === search.size ? page : 1, size);
        },
      }}
    />
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('subjects');
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<EmptyText title={t('noMatchTitle')} hint={t('noMatchHint')} />}>
      <Button onClick={onClear}>{t('filters.clear')}</Button>
    </Empty>
  );
}

function NoChildren({ onAdd }: { onAdd?: () => void }) {
  const { t } = useTranslation('subjects');
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<EmptyText title={t('emptyTitle')} hint={t('emptyHint')} />}>
      {onAdd && <Button onClick={onAdd}>{t('add')}</Button>}
    </Empty>
  );
}

function EmptyText({ title, hint }: { title: string; hint: string }) {
  return (
    <Flex vertical gap="small">
      <Typography.Text strong>{title}</Typography.Text>
      <Typography.Text type="secondary">{hint}</Typography.Text>
    </Flex>
  );
}
