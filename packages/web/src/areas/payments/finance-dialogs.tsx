import { type ListedOrder, paymentReference, paymentRemark } from '@trellis/contract/payments/schemas';
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../app/toast.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { orderPrice } from './order-price.ts';
import { useOrderChanges } from './queries.ts';

interface Props {
  order: ListedOrder;
  onClose: () => void;
}

interface Values {
  reference: string;
  remark?: string;
}

/** Records that an order was paid by a transfer. */
export function TransferDialog({ order, onClose }: Props) {
  const { t } = useTranslation('payments');
  const { transfer } = useOrderChanges();
  const { id, concurrencyStamp, title } = order;
  const save = async ({ reference, remark }: Values) => {
    await transfer.mutateAsync({ id, concurrencyStamp, reference, remark: remark ?? null });
    toast('success', t('transfer.done'));
  };
  return (
    <FormDialog<Values> title={t('transfer.title', { title })} okText={t('transfer.do')} onSave={save} onClose={onClose}>
      <Whose order={order} />
      <TextField name="reference" label={t('field.reference')} schema={paymentReference} extra={t('transfer.hint')} />
      <TextField isLong name="remark" label={t('field.remark')} schema={paymentRemark.optional()} />
    </FormDialog>
  );
}

/** Gives back what was paid. */
export function RefundDialog({ order, onClose }: Props) {
  const { t } = useTranslation('payments');
  const { refund } = useOrderChanges();
  const { id, concurrencyStamp, title, carrier } = order;
  const isByHand = carrier === 'Transfer';
  const save = async ({ reference, remark }: Values) => {
    await refund.mutateAsync({ id, concurrencyStamp, reference: reference ?? null, remark: remark ?? null });
    toast('success', t(isByHand ? 'refund.done' : 'refund.begun'));
  };
  return (
    <FormDialog<Values> title={t('refund.title', { title })} okText={t('refund.do')} danger onSave={save} onClose={onClose}>
      <Whose order={order} />
      {isByHand && <TextField name="reference" label={t('refund.reference')} schema={paymentReference} />}
      {!isByHand && <Typography.Paragraph type="secondary">{t('refund.byCarrier')}</Typography.Paragraph>}
      <TextField isLong name="remark" label={t('field.remark')} schema={paymentRemark.optional()} />
    </FormDialog>
  );
}

function Whose({ order }: { order: ListedOrder }) {
  return <Typography.Paragraph>{`${order.payerName} · ${orderPrice(order)}`}</Typography.Paragraph>;
}
