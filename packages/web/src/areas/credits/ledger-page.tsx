import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { LedgerCheck, lastCheck } from '@trellis/contract/credits/overview-schemas';
import { Alert, Button, Flex, type TableColumnsType, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { api } from '../../app/api.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDate, formatDateTime } from '../../app/format.ts';
import { CardTable } from '../../ui/card-table.tsx';
import { FilterChoice } from '../../ui/filter-bar.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { pageInput } from '../../ui/list-search.ts';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { useListState } from '../../ui/use-list-state.ts';

const route = getRouteApi('/system/manage/setting/ledger');
type Round = z.infer<typeof lastCheck>;

/** The daily proofs that every balance is the sum of its postings. */
export function LedgerPage() {
  const { t } = useTranslation('credits');
  const { search, onSearch, narrow } = useListState(route);
  const [opened, setOpened] = useState<LedgerCheck>();
  const onlyFaults = search.onlyFaults ?? false;
  const input = { ...pageInput(search), onlyFaults };
  const list = useQuery(api.ledgerChecks.list.queryOptions({ input, placeholderData: keepPreviousData, meta: { quiet: true } }));
  const columns: TableColumnsType<LedgerCheck> = [
    { key: 'day', title: t('ledger.day'), sorter: true, render: (_, { day }) => formatDate(day) },
    { key: 'tenant', title: t('word.center'), dataIndex: 'tenantName' },
    { key: 'accounts', title: t('ledger.accounts'), align: 'right', dataIndex: 'accounts' },
    { key: 'faults', title: t('ledger.faults'), align: 'right', render: (_, check) => <Faults check={check} onOpen={setOpened} /> },
  ];
  return (
    <>
      <ListPage
        title={t('ledger.title')}
        about={<LastRound round={list.data?.lastRound} />}
        search={search}
        onSearch={onSearch}
        filters={
          <FilterChoice
            label={t('ledger.faults')}
            value={search.onlyFaults}
            options={[{ value: true, label: t('ledger.onlyFaults') }]}
            onChange={(next) => narrow({ onlyFaults: next })}
          />
        }
        list={list}
        columns={columns}
        empty={{ title: t('ledger.empty'), hint: t('ledger.emptyHint') }}
      />
      {opened && <FaultDrawer check={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

/** What is checked, and how it last ended; nothing of that until it is known. */
function LastRound({ round }: { round: Round | null | undefined }) {
  const { t } = useTranslation('credits');
  const { zone } = useCurrentUser();
  const said = round && { at: formatDateTime(round.at, zone), count: round.accounts, faults: round.faults };
  return (
    <Flex vertical gap="middle" style={{ marginBlockEnd: 'var(--space-4)' }}>
      <Typography.Text type="secondary">{t('ledger.hint')}</Typography.Text>
      {round === null && <Alert type="info" showIcon title={t('ledger.noRound')} />}
      {said && <Alert type={said.faults > 0 ? 'error' : 'success'} showIcon title={t('ledger.round', said)} />}
    </Flex>
  );
}

function Faults({ check, onOpen }: { check: LedgerCheck; onOpen: (check: LedgerCheck) => void }) {
  if (check.faults === 0) return <>0</>;
  return (
    <Button type="link" danger size="small" style={{ paddingInline: 0 }} onClick={() => onOpen(check)}>
      {check.faults}
    </Button>
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
