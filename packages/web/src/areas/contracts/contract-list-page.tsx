import { PlusOutlined } from '@ant-design/icons';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { UserContractItem } from '@trellis/contract/contracts/schemas';
import { Button, Flex, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { ClearFilters } from '../../ui/filter-bar.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { contractColumns } from './contract-columns.tsx';
import { ContractDialogs, type OpenDialog } from './contract-dialogs.tsx';
import { ContractFilters } from './contract-filters.tsx';
import { type ContractListSearch, filterOf, isFiltered } from './list-search.ts';
import { useContractPage } from './queries.ts';
import { RowActions } from './row-actions.tsx';

const route = getRouteApi('/system/center/menu/user/userContract');

/** The contracts of all children of the centre. */
export function ContractListPage() {
  const { t } = useTranslation('contracts');
  const { can } = useCurrentUser();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useContractPage(search);
  const [open, setOpen] = useState<OpenDialog>();
  const show = (next: ContractListSearch) => void navigate({ search: next, replace: true });
  const clear = () => show({ page: 1, size: search.size });
  const mayAdd = can('RocketSystem.UserContract.Create');
  const add = mayAdd && (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpen({ what: 'add' })}>
      {t('add')}
    </Button>
  );
  const noMatch = { title: t('noMatch'), hint: t('noMatchHint'), action: <ClearFilters onClear={clear} /> };
  return (
    <>
      <PageHeader
        title={t('word.contracts')}
        extra={
          <Flex gap="small" wrap>
            <ExportButton path="/api/rocketAdmin/userContract/excelDownload" query={{ ...filterOf(search) }} />
            {add}
          </Flex>
        }
      />
      <ContractFilters search={search} onChange={(change) => show({ ...search, ...change, page: 1 })} onClear={clear} />
      <PagedTable<UserContractItem>
        label={t('word.contracts')}
        columns={useColumns(setOpen)}
        list={list}
        search={search}
        onSearch={(page) => show({ ...search, ...page })}
        empty={isFiltered(search) ? noMatch : { title: t('emptyCentre'), hint: t('emptyCentreHint'), action: add }}
      />
      <ContractDialogs open={open} onOpen={setOpen} />
    </>
  );
}

function useColumns(onOpen: (dialog: OpenDialog) => void): TableColumnsType<UserContractItem> {
  const { t } = useTranslation('contracts');
  const { zone, can } = useCurrentUser();
  const mayOpen = can('RocketSystem.UserContract.Create');
  const child: TableColumnsType<UserContractItem> = [
    {
      key: 'child',
      title: t('fields.userId'),
      render: (_, { userId, userName }) =>
        mayOpen ? (
          <Link to="/system/center/detail/userContractDetail" search={{ userId, name: userName }}>
            {userName}
          </Link>
        ) : (
          userName
        ),
    },
    { key: 'number', title: t('fields.outpatientNumber'), dataIndex: 'outpatientNumber' },
  ];
  const actions: TableColumnsType<UserContractItem>[number] = {
    key: 'actions',
    title: t('word.actions'),
    render: (_, contract) => <RowActions ofMany contract={contract} onOpen={onOpen} />,
  };
  return [...child, ...contractColumns<UserContractItem>(t, { zone, sorts: true }), actions];
}
