import type { OrderStatus } from '@trellis/contract/payments/rules';
import { useTranslation } from 'react-i18next';
import { type Meaning, Status } from '../../ui/status.tsx';

const meanings: Record<OrderStatus, Meaning> = { NotPay: 'waiting', Paid: 'good', OrderClosed: 'neutral', Refunded: 'neutral' };

/** How an order stands. */
export function OrderStatusTag({ status, isRefunding = false }: { status: OrderStatus; isRefunding?: boolean }) {
  const { t } = useTranslation('payments');
  return <Status meaning={isRefunding ? 'waiting' : meanings[status]}>{isRefunding ? t('refunding') : t(`status.${status}`)}</Status>;
}
