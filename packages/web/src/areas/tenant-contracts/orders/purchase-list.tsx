import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { commodity, type Order } from '@trellis/contract/tenant-contracts/schemas';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { formatDate } from '../../../app/format.ts';
import { choice } from '../../../ui/choice-filters.tsx';
import { useColumns } from '../../../ui/columns.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { FilterPeriod } from '../../../ui/filter-period.tsx';
import { ListPage } from '../../../ui/list-page.tsx';
import { pageInput } from '../../../ui/list-search.ts';
import { formatMoney } from '../../../ui/money.ts';
import { AnalysisDrawer } from '../contracts/analysis-drawer.tsx';
import { Quantity } from '../resources/quantity.tsx';
import type { OrderSearch } from './order-search.ts';

interface Props {
  search: OrderSearch;
  onSearch: (search: OrderSearch) => void;
  isPlatform: boolean;
  /** Beneath the title: which orders the page shows. */
  about: ReactNode;
}

/** What centers bought of the platform, with its Excel file and what it adds up to. */
export function PurchaseList({ search, onSearch, isPlatform, about }: Props) {
  const { t } = useTranslation('tenantContracts');
  const narrow = (change: Partial<OrderSearch>) => onSearch({ ...search, page: 1, ...change });
  const { page, size, sorting, kind, from, to } = search;
  const filter = { kind, from, to };
  const [isAnalysing, setAnalysing] = useState(false);
  const list = useQuery(
    api.hfsOrders.list.queryOptions({ input: { ...filter, ...pageInput({ page, size, sorting }) }, placeholderData: keepPreviousData }),
  );
  return (
    <>
      <ListPage
        title={t('orders.title')}
        about={about}
        extra={
          <>
            {isPlatform && <Button onClick={() => setAnalysing(true)}>{t('analysis.title')}</Button>}
            <ExportButton path="/api/rocketAdmin/hfsOrder/excelDownload" query={{ ...filter, sorting }} />
          </>
        }
        search={search}
        onSearch={onSearch}
        filters={<FilterPeriod label={t('orders.period')} from={from} to={to} onChange={narrow} />}
        choices={[choice('kind', t('fields.kind'), commodity.options, (value) => t(`kinds.${value}`))]}
        list={list}
        columns={usePurchaseColumns(isPlatform)}
        empty={{ title: t('orders.empty'), hint: t('orders.emptyHint') }}
      />
      {isAnalysing && <AnalysisDrawer onClose={() => setAnalysing(false)} />}
    </>
  );
}

function usePurchaseColumns(isPlatform: boolean) {
  const { t } = useTranslation('tenantContracts');
  const column = useColumns<Order>();
  const ofPlatform = [
    column.of('operator', t('fields.operator'), ({ operatorName }) => operatorName),
    column.of('remark', t('fields.remark'), ({ remark }) => remark),
  ];
  return [
    column.of('payDate', t('fields.payDate'), ({ payDate }) => formatDate(payDate), { sorter: true }),
    column.of('tenant', t('fields.tenant'), ({ tenantName }) => tenantName),
    column.of('number', t('fields.number'), ({ contractNumber }) => contractNumber),
    column.of('kind', t('fields.kind'), ({ kind, itemName }) => [t(`kinds.${kind}`), itemName].filter(Boolean).join(': ')),
    column.number('amount', t('fields.quantity'), ({ amount }) => <Quantity value={amount} />),
    column.number('paid', t('fields.paid'), ({ paid }) => formatMoney(paid.toFixed(2))),
    ...(isPlatform ? ofPlatform : []),
  ];
}
