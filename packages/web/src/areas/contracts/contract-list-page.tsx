import { getRouteApi, Link } from '@tanstack/react-router';
import type { UserContractItem } from '@trellis/contract/contracts/schemas';
import { type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { OpenImport } from '../../ui/imports/open-import.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { useListState } from '../../ui/use-list-state.ts';
import { contractColumns } from './contract-columns.tsx';
import { ContractDialogs, type OpenDialog } from './contract-dialogs.tsx';
import { ContractFilters } from './contract-filters.tsx';
import { filterOf } from './list-search.ts';
import { useContractPage } from './queries.ts';
import { RowActions } from './row-actions.tsx';

const route = getRouteApi('/system/center/menu/user/userContract');

/** The contracts of all children of the centre. */
export function ContractListPage() {
  const { t } = useTranslation('contracts');
  const { search, onSearch, narrow } = useListState(route);
  const [open, setOpen] = useState<OpenDialog>();
  const { can } = useCurrentUser();
  const mayAdd = can('RocketSystem.UserContract.Create');
  const imports = [
    ...(mayAdd ? [{ path: '/system/center/menu/user/userContractImport', label: t('word.contracts') }] : []),
    ...(can('RocketSystem.UserCredit.Write') ? [{ path: '/system/center/hfs/costOverviewImport', label: t('importCredits') }] : []),
  ];
  return (
    <>
      <ListPage
        title={t('word.contracts')}
        extra={
          <>
            <ExportButton path="/api/rocketAdmin/userContract/excelDownload" query={{ ...filterOf(search) }} />
            {imports.length > 0 && <OpenImport of={imports} />}
          </>
        }
        add={mayAdd && { text: t('add'), onClick: () => setOpen({ what: 'add' }) }}
        search={search}
        onSearch={onSearch}
        searchedBy={{ label: t('filters.child') }}
        filters={<ContractFilters search={search} onChange={narrow} />}
        list={useContractPage(search)}
        columns={useColumns(setOpen)}
        empty={{ title: t('emptyCentre'), hint: t('emptyCentreHint') }}
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
