import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { LedgerCheck } from '@trellis/contract/credits/overview-schemas';
import { Alert, Checkbox, Flex, type TableColumnsType, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDate, formatDateTime } from '../../app/format.ts';
import { CardTable } from '../../ui/card-table.tsx';
import { pageInput } from '../../ui/list-search.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';

const route = getRouteApi('/system/manage/setting/ledger');

/** The daily proofs that every balance is the sum of its postings. */
export function LedgerPage() {
  const { t } = useTranslation('credits');
  const { zone } = useCurrentUser();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [opened, setOpened] = useState<LedgerCheck>();
  const onlyFaults = search.onlyFaults ?? false;
  const input = { ...pageInput(search), onlyFaults };
  const list = useQuery(api.ledgerChecks.list.queryOptions({ input, placeholderData: keepPreviousData, meta: { quiet: true } }));
  const round = list.data?.lastRound;
  const columns: TableColumnsType<LedgerCheck> = [
    { key: 'day', title: t('ledger.day'), sorter: true, render: (_, { day }) => formatDate(day) },
    { key: 'tenant', title: t('word.center'), dataIndex: 'tenantName' },
    { key: 'accounts', title: t('ledger.accounts'), align: 'right', dataIndex: 'accounts' },
    { key: 'faults', title: t('ledger.faults'), align: 'right', render: (_, check) => <Faults check={check} onOpen={setOpened} /> },
  ];
  return (
    <Flex vertical gap="middle">
      <PageHeader title={t('ledger.title')} />
      <Typography.Text type="secondary">{t('ledger.hint')}</Typography.Text>
      {list.data && !round && <Alert type="info" showIcon title={t('ledger.noRound')} />}
      {round && (
        <Alert
          type={round.faults > 0 ? 'error' : 'success'}
          showIcon
          title={t('ledger.round', { at: formatDateTime(round.at, zone), count: round.accounts, faults: round.faults })}
        />
      )}
      <Checkbox
        checked={onlyFaults}
        onChange={({ target }) => void navigate({ search: { ...search, page: 1, onlyFaults: target.checked || undefined }, replace: true })}
      >
        {t('ledger.onlyFaults')}
      </Checkbox>
      <PagedTable<LedgerCheck>
        label={t('ledger.title')}
        columns={columns}
        list={list}
        search={search}
        onSearch={(next) => void navigate({ search: { ...search, ...next }, replace: true })}
        empty={onlyFaults ? { title: t('ledger.noFaults') } : { title: t('ledger.empty'), hint: t('ledger.emptyHint') }}
      />
      {opened && <FaultDrawer check={opened} onClose={() => setOpened(undefined)} />}
    </Flex>
  );
}

function Faults({ check, onOpen }: { check: LedgerCheck; onOpen: (check: LedgerCheck) => void }) {
  if (check.faults === 0) return <>0</>;
  return (
    <Typography.Link
      role="button"
      tabIndex={0}
      type="danger"
      onClick={() => onOpen(check)}
      onKeyDown={({ key }) => key === 'Enter' && onOpen(check)}
    >
      {check.faults}
    </Typography.Link>
  );
}

/** Which accounts of a centre do not agree. */
function FaultDrawer({ check, onClose }: { check: LedgerCheck; onClose: () => void }) {
  const { t } = useTranslation('credits');
  return (
    <SideDrawer size="large" title={`${check.tenantName} · ${formatDate(check.day)}`} onClose={onClose}>
      <CardTable
        label={t('ledger.faults')}
        rowKey="accountId"
        rows={check.detail}
        columns={[
          { key: 'account', title: t('ledger.account'), dataIndex: 'accountId' },
          { key: 'balance', title: t('ledger.balance'), align: 'right', dataIndex: 'balance' },
          { key: 'posted', title: t('ledger.posted'), align: 'right', dataIndex: 'posted' },
        ]}
      />
    </SideDrawer>
  );
}
