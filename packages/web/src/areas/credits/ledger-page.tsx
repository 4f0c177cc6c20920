import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { LedgerCheck } from '@trellis/contract/credits/overview-schemas';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { formatDate } from '../../app/format.ts';
import { choice } from '../../ui/choice-filters.tsx';
import { useColumns } from '../../ui/columns.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { pageInput } from '../../ui/list-search.ts';
import { useListState } from '../../ui/use-list-state.ts';
import { FaultDrawer } from './fault-drawer.tsx';
import { LastRound } from './last-round.tsx';

const route = getRouteApi('/system/manage/setting/ledger');

/** The daily proofs that every balance is the sum of its postings. */
export function LedgerPage() {
  const { t } = useTranslation('credits');
  const { search, onSearch } = useListState(route);
  const [opened, setOpened] = useState<LedgerCheck>();
  const onlyFaults = search.onlyFaults ?? false;
  const input = { ...pageInput(search), onlyFaults };
  const list = useQuery(api.ledgerChecks.list.queryOptions({ input, placeholderData: keepPreviousData, meta: { quiet: true } }));
  const column = useColumns<LedgerCheck>();
  const columns = [
    column.of('day', t('ledger.day'), ({ day }) => formatDate(day), { sorter: true }),
    column.of('tenant', t('word.center'), ({ tenantName }) => tenantName),
    column.number('accounts', t('ledger.accounts'), ({ accounts }) => accounts),
    column.number('faults', t('ledger.faults'), (check) => <Faults check={check} onOpen={setOpened} />),
  ];
  return (
    <>
      <ListPage
        title={t('ledger.title')}
        about={<LastRound round={list.data?.lastRound} />}
        search={search}
        onSearch={onSearch}
        choices={[choice('onlyFaults', t('ledger.faults'), [true], () => t('ledger.onlyFaults'))]}
        list={list}
        columns={columns}
        empty={{ title: t('ledger.empty'), hint: t('ledger.emptyHint') }}
      />
      {opened && <FaultDrawer check={opened} onClose={() => setOpened(undefined)} />}
    </>
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
