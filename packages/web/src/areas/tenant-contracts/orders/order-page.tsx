import { getRouteApi } from '@tanstack/react-router';
import { Segmented, Skeleton } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useListState } from '../../../ui/use-list-state.ts';
import { readTrainerOrderSearch, TrainerOrders } from '../../payments/public.ts';
import type { OrderSearch } from './order-search.ts';
import { PurchaseList } from './purchase-list.tsx';

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
  if (!of) return <PurchaseList search={search} onSearch={onSearch} isPlatform={isPlatform} about={choice} />;
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
