import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { commodity, type Order } from '@trellis/contract/tenant-contracts/schemas';
import { Button, DatePicker, Flex, Select, type TableColumnsType } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { dateFormat, formatDate } from '../../../app/format.ts';
import { ExportButton } from '../../../ui/export-button.tsx';
import { pageInput } from '../../../ui/list-search.ts';
import { formatMoney } from '../../../ui/money.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PagedTable } from '../../../ui/paged-table.tsx';
import { AnalysisDrawer } from '../contracts/analysis-drawer.tsx';
import { Quantity } from '../resources/quantity.tsx';
import type { OrderSearch } from './order-search.ts';

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
  const { page, size, ...filter } = route.useSearch();
  const navigate = route.useNavigate();
  const [isAnalysing, setAnalysing] = useState(false);
  const list = useQuery(
    api.hfsOrders.list.queryOptions({ input: { ...filter, ...pageInput({ page, size }) }, placeholderData: keepPreviousData }),
  );
  const show = (change: Partial<OrderSearch>) => void navigate({ search: { page: 1, size, ...filter, ...change }, replace: true });
  const ofPlatform: TableColumnsType<Order> = [
    { key: 'operator', title: t('fields.operator'), dataIndex: 'operatorName' },
    { key: 'remark', title: t('fields.remark'), dataIndex: 'remark' },
  ];
  const columns: TableColumnsType<Order> = [
    { key: 'payDate', title: t('fields.payDate'), render: (_, order) => formatDate(order.payDate) },
    { key: 'tenant', title: t('fields.tenant'), dataIndex: 'tenantName' },
    { key: 'number', title: t('fields.number'), dataIndex: 'contractNumber' },
    { key: 'kind', title: t('fields.kind'), render: (_, { kind, itemName }) => [t(`kinds.${kind}`), itemName].filter(Boolean).join(': ') },
    { key: 'amount', title: t('fields.quantity'), align: 'right', render: (_, { amount }) => <Quantity value={amount} /> },
    { key: 'paid', title: t('fields.paid'), align: 'right', render: (_, { paid }) => formatMoney(paid.toFixed(2)) },
    ...(isPlatform ? ofPlatform : []),
  ];
  return (
    <>
      <PageHeader
        title={t('orders.title')}
        extra={
          <Flex gap="small">
            {isPlatform && <Button onClick={() => setAnalysing(true)}>{t('analysis.title')}</Button>}
            <ExportButton path="/api/rocketAdmin/hfsOrder/excelDownload" query={filter} />
          </Flex>
        }
      />
      <Flex gap="middle" wrap style={{ marginBlockEnd: 16 }}>
        <Select
          allowClear
          aria-label={t('fields.kind')}
          placeholder={t('fields.kind')}
          style={{ minWidth: 200 }}
          value={filter.kind}
          onChange={(kind) => show({ kind })}
          options={commodity.options.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        <DatePicker.RangePicker
          aria-label={t('orders.period')}
          allowEmpty={[true, true]}
          format={dateFormat}
          minDate={dayjs('2018-01-01')}
          value={[filter.from ? dayjs(filter.from) : null, filter.to ? dayjs(filter.to) : null]}
          onChange={(days) => show({ from: days?.[0]?.format('YYYY-MM-DD'), to: days?.[1]?.format('YYYY-MM-DD') })}
        />
      </Flex>
      <PagedTable<Order>
        label={t('orders.title')}
        columns={columns}
        list={list}
        search={{ page, size }}
        onSearch={(change) => show({ page: change.page, size: change.size })}
        empty={{ title: t('orders.empty'), hint: t('orders.emptyHint') }}
      />
      {isAnalysing && <AnalysisDrawer onClose={() => setAnalysing(false)} />}
    </>
  );
}
