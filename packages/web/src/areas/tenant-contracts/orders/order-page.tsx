import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { commodity, type Order } from '@trellis/contract/tenant-contracts/schemas';
import { Button, type TableColumnsType } from 'antd';
import { useState } from 'react';
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
import { AnalysisDrawer } from '../contracts/analysis-drawer.tsx';
import { Quantity } from '../resources/quantity.tsx';

const platformRoute = getRouteApi('/system/manage/hfs/order');
const centreRoute = getRouteApi('/system/center/hfs/order');

/** Recharges of all centres, with their Excel file and what they add up to. */
export function OrderPage() {
  return <Orders route={platformRoute} isPlatform />;
}

/** The recharges of the reader's own centre. */
export function CentreOrderPage() {
  return <Orders route={centreRoute} isPlatform={false} />;
}

function Orders({ route, isPlatform }: { route: typeof platformRoute | typeof centreRoute; isPlatform: boolean }) {
  const { t } = useTranslation('tenantContracts');
  const { search, onSearch, narrow } = useListState(route);
  const { page, size, sorting, ...filter } = search;
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
