import { type Locale, toLanguage } from '@trellis/contract/languages';
import type { ShownOrder } from '@trellis/contract/payments/calls';
import { Alert, Button, Flex, QRCode, Radio, Result, Skeleton, Typography } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { codeColors } from '../../app/tokens.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { orderPrice } from './order-price.ts';
import { OrderStatusTag } from './order-status.tsx';
import { useOrder, usePaying } from './queries.ts';

interface Props {
  code: string;
  /** Told a moment after it was paid, while this was looked at. */
  onPaid?: () => void;
  onClose: () => void;
}

const codeSize = 220;
/** As long as it takes to read that it worked, in milliseconds. */
const readingTime = 2000;

/** What has to be paid, with the code that a phone pays it by; it notices by itself when that happened. */
export function PaymentDialog({ code, onPaid, onClose }: Props) {
  const { t, i18n } = useTranslation('payments');
  const { data, error, refetch } = useOrder(code, toLanguage(i18n.language as Locale));
  return (
    <Dialog title={t('dialog.title')} onClose={onClose}>
      {error && <LoadFailed error={error} title={t('dialog.failed')} onRetry={refetch} />}
      {!error && !data && <Skeleton active />}
      {!error && data?.status === 'NotPay' && <Waiting order={data} />}
      {!error && data && data.status !== 'NotPay' && <Over order={data} onPaid={onPaid} />}
    </Dialog>
  );
}

function Waiting({ order }: { order: ShownOrder }) {
  const { t, i18n } = useTranslation('payments');
  const failureText = useFailureText();
  const { refresh } = usePaying();
  const { code, title } = order;
  const price = orderPrice(order);
  return (
    <Flex vertical gap="middle" align="center">
      <Typography.Text strong>{title}</Typography.Text>
      <Radio.Group
        aria-label={t('dialog.way')}
        value="Native"
        options={[
          { value: 'Native', label: t('dialog.native') },
          { value: 'Other', label: t('dialog.other'), disabled: true },
        ]}
      />
      <QRCode
        role="img"
        aria-label={t('dialog.code', { amount: price })}
        value={`${window.location.origin}/m/pay#${code}`}
        size={codeSize}
        {...codeColors}
      />
      <Typography.Text strong>{t('due', { amount: price })}</Typography.Text>
      <Typography.Text type="secondary">{t('dialog.hint')}</Typography.Text>
      <Typography.Text code style={{ overflowWrap: 'anywhere' }}>{`${window.location.origin}/m/pay#${code}`}</Typography.Text>
      {refresh.error && <Alert type="error" showIcon role="alert" title={failureText(refresh.error)} />}
      <Button loading={refresh.isPending} onClick={() => refresh.mutate({ code, language: toLanguage(i18n.language as Locale) })}>
        {t('dialog.refresh')}
      </Button>
    </Flex>
  );
}

function Over({ order, onPaid }: { order: ShownOrder; onPaid: Props['onPaid'] }) {
  const { t } = useTranslation('payments');
  const isPaid = order.status === 'Paid';
  useEffect(() => {
    if (!isPaid || !onPaid) return undefined;
    const timer = setTimeout(onPaid, readingTime);
    return () => clearTimeout(timer);
  }, [isPaid, onPaid]);
  if (isPaid) return <Result status="success" title={t('dialog.paid')} subTitle={`${order.title} · ${orderPrice(order)}`} />;
  return (
    <Flex vertical gap="small">
      <div>
        <OrderStatusTag status={order.status} />
      </div>
      <Typography.Text>{t(`phone.over.${order.status as 'Paid'}`)}</Typography.Text>
    </Flex>
  );
}
