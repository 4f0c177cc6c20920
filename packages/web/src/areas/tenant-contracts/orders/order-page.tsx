import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { commodity, type Order } from '@trellis/contract/tenant-contracts/schemas';
import { Button, Segmented, Skeleton, type TableColumnsType } from 'antd';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { formatDate } from '../../../app/format.ts';
import { ExportButton } from '../../../ui/export-button.tsx';
import { FilterChoice } from '../../../ui/filter-bar.tsx';
import { FilterPeriod } from '../../../ui/filter-period.tsx';
import { ListPage } from '../../../ui/list-page.tsx';
import { pageInput } from '../../../ui/list-search.ts';
import { formatMoney } from '../../../ui/money.ts';
import { useListState } from '../../../ui/use-list-state.ts';
import { readTrainerOrderSearch, TrainerOrders } from '../../payments/public.ts';
import { AnalysisDrawer } from '../contracts/analysis-drawer.tsx';
import { Quantity } from '../resources/quantity.tsx';
import type { OrderSearch } from './order-search.ts';

const platformRoute = getRouteApi('/system/manage/hfs/order');
const centreRoute = getRouteApi('/system/center/hfs/order');

/** Recharges of all centres, with their Excel file and what they add up to. */
export function OrderPage() {
  return <Kind route={platformRoute} isPlatform />;
}

/** The recharges of the reader's own centre. */
export function CentreOrderPage() {
  return <Kind route={centreRoute} isPlatform={false} />;
}

interface Props {
  route: typeof platformRoute | typeof centreRoute;
  isPlatform: boolean;
}

type KindOfOrder = 'purchases' | 'ofTrainers';

/** What centers bought of the platform, or what their trainers ordered. */
function Kind({ route, isPlatform }: Props) {
  const { t } = useTranslation('tenantContracts');
  const { search, onSearch } = useListState<OrderSearch>(route);
  const { of, ...narrowed } = search;
  const choice = (
    <Segmented<KindOfOrder>
      className="list-kinds"
      aria-label={t('orders.kinds')}
      value={of ? 'ofTrainers' : 'purchases'}
      options={(['purchases', 'ofTrainers'] as const).map((value) => ({ value, label: t(`orders.${value}`) }))}
      onChange={(next) => onSearch({ page: 1, size: search.size, ...(next === 'ofTrainers' && { of: 'trainers' }) })}
    />
  );
  if (!of) return <Orders route={route} isPlatform={isPlatform} about={choice} />;
  return (
    <Suspense fallback={<Skeleton active />}>
      <TrainerOrders
        title={t('orders.title')}
        about={choice}
        isPlatform={isPlatform}
        search={readTrainerOrderSearch(narrowed)}
        onSearch={(next) => onSearch({ of, ...next })}
      />
    </Suspense>
  );
}

function Orders({ route, isPlatform, about }: Props & { about: ReactNode }) {
  const { t } = useTranslation('tenantContracts');
  const { search, onSearch, narrow } = useListState<OrderSearch & { sorting?: string }>(route);
  const { page, size, sorting, kind, from, to } = search;
  const filter = { kind, from, to };
  const [isAnalysing, setAnalysing] = useState(false);
  const list = useQuery(
    api.hfsOrders.list.queryOptions({ input: { ...filter, ...pageInput({ page, size, sorting }) }, placeholderData: keepPreviousData }),
  );
  const ofPlatform: TableColumnsType<Order> = [
    { key: 'operator', title: t('fields.operator'), dataIndex: 'operatorName' },
    { key: 'remark', title: t('fields.remark'), dataIndex: 'remark' },
  ];
  const columns: TableColumnsType<Order> = [
    { key: 'payDate', title: t('fields.payDate'), sorter: true, render: (_, order) => formatDate(order.payDate) },
    { key: 'tenant', title: t('fields.tenant'), dataIndex: 'tenantName' },
    { key: 'number', title: t('fields.number'), dataIndex: 'contractNumber' },
    { key: 'kind', title: t('fields.kind'), render: (_, { kind, itemName }) => [t(`kinds.${kind}`), itemName].filter(Boolean).join(': ') },
    { key: 'amount', title: t('fields.quantity'), align: 'right', render: (_, { amount }) => <Quantity value={amount} /> },
    { key: 'paid', title: t('fields.paid'), align: 'right', render: (_, { paid }) => formatMoney(paid.toFixed(2)) },
    ...(isPlatform ? ofPlatform : []),
  ];
  return (
    <>
      <ListPage
        title={t('orders.title')}
        about={about}
        extra={
          <>
            {isPlatform && <Button onClick={() => setAnalysing(true)}>{t('analysis.title')}</Button>}
            <ExportButton path="/api/rocketAdmin/hfsOrder/excelDownload" query={filter} />
          </>
        }
        search={search}
        onSearch={onSearch}
        filters={
          <>
            <FilterChoice
              label={t('fields.kind')}
              value={filter.kind}
              options={commodity.options.map((value) => ({ value, label: t(`kinds.${value}`) }))}
              onChange={(kind) => narrow({ kind })}
            />
            <FilterPeriod label={t('orders.period')} first="2018-01-01" from={filter.from} to={filter.to} onChange={narrow} />
          </>
        }
        list={list}
        columns={columns}
        empty={{ title: t('orders.empty'), hint: t('orders.emptyHint') }}
      />
      {isAnalysing && <AnalysisDrawer onClose={() => setAnalysing(false)} />}
    </>
  );
}
