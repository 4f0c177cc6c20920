import { type CarrierName, isOpen, mayRefund } from '@trellis/contract/payments/rules';
import type { ListedOrder } from '@trellis/contract/payments/schemas';
import type { TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDay } from '../../app/format.ts';
import { TwoLines } from '../../ui/columns.tsx';
import { type RowAction, RowActions } from '../../ui/row-actions.tsx';
import { useAsk } from '../../ui/use-ask.ts';
import { orderPrice } from './order-price.ts';
import { OrderStatusTag } from './order-status.tsx';
import { useOrderChanges } from './queries.ts';

export type OrderStep = 'show' | 'transfer' | 'refund';

/** What the list says of an order, and what is done with it. */
export function useOrderColumns(isPlatform: boolean, onStep: (step: OrderStep, order: ListedOrder) => void): TableColumnsType<ListedOrder> {
  const { t } = useTranslation('payments');
  const { zone } = useCurrentUser();
  const actionsOf = useOrderActions(onStep);
  const day = (at: string | null) => (at ? formatDay(at, zone) : t('word.nothing'));
  const carriedBy = (carrier: CarrierName, reference: string | null) =>
    [t(`carrier.${carrier}`), carrier === 'Transfer' && reference].filter(Boolean).join(': ');
  return [
    { key: 'title', title: t('field.title'), render: (_, { title, purpose }) => <TwoLines lines={[title, t(`purpose.${purpose}`)]} /> },
    {
      key: 'payer',
      title: t('field.payer'),
      render: (_, { payerName, tenantName }) => <TwoLines lines={[payerName, isPlatform && tenantName]} />,
    },
    { key: 'amount', title: t('field.amount'), align: 'right', render: (_, order) => orderPrice(order) },
    { key: 'status', title: t('field.status'), render: (_, order) => <OrderStatusTag {...order} /> },
    { key: 'ordered', title: t('field.orderedAt'), render: (_, { creationTime }) => day(creationTime) },
    { key: 'paid', title: t('field.paidAt'), render: (_, { paidTime }) => day(paidTime) },
    {
      key: 'carrier',
      title: t('field.carrier'),
      render: (_, { carrier, reference, remark }) => (
        <TwoLines lines={[carrier ? carriedBy(carrier, reference) : t('word.nothing'), remark]} />
      ),
    },
    {
      key: 'actions',
      title: t('word.actions'),
      render: (_, order) => <RowActions name={`${order.title}, ${order.payerName}`} actions={actionsOf(order)} />,
    },
  ];
}

function useOrderActions(onStep: (step: OrderStep, order: ListedOrder) => void) {
  const { t } = useTranslation('payments');
  const { canWrite } = useCurrentUser();
  const ask = useAsk();
  const { close } = useOrderChanges();
  const writes = canWrite('RocketSystem.HfsOrder.Write');
  return (order: ListedOrder): RowAction[] => {
    const { id, concurrencyStamp, title } = order;
    const confirmClose = () =>
      void ask({
        title: t('close.title', { title }),
        text: t('close.text'),
        ok: t('close.ok'),
        danger: true,
        run: () => close.mutateAsync({ id, concurrencyStamp }),
        done: t('close.done'),
      });
    return [
      ...(isOpen(order) ? [{ key: 'show', label: t('showCode'), onClick: () => onStep('show', order) }] : []),
      ...(writes && isOpen(order) ? [{ key: 'transfer', label: t('transfer.do'), onClick: () => onStep('transfer', order) }] : []),
      ...(writes && isOpen(order) ? [{ key: 'close', label: t('close.ok'), danger: true, onClick: confirmClose }] : []),
      ...(writes && mayRefund(order)
        ? [{ key: 'refund', label: t('refund.do'), danger: true, onClick: () => onStep('refund', order) }]
        : []),
    ];
  };
}
