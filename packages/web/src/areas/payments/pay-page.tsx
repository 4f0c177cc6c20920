import { useLocation } from '@tanstack/react-router';
import { type Locale, toLanguage } from '@trellis/contract/languages';
import type { ShownOrder } from '@trellis/contract/payments/calls';
import { Alert, Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenKept } from '../../app/when-kept.ts';
import { OpenedPage } from '../../ui/opened-page.tsx';
import { PhoneTitle } from '../../ui/phone-page.tsx';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { orderPrice } from './order-price.ts';
import { OrderStatusTag } from './order-status.tsx';
import { useOrder, usePaying } from './queries.ts';

const whole = /^[0-9A-F]{32}$/;

/** Where the code of an order leads: what is due, and on to paying it. */
export function PayPage() {
  const { t, i18n } = useTranslation('payments');
  const code = useLocation().hash;
  const isCut = !whole.test(code);
  const order = useOrder(code, toLanguage(i18n.language as Locale), isCut);
  return (
    <OpenedPage<ShownOrder>
      query={order}
      whose={() => ({})}
      isCut={isCut}
      unknown={{ title: t('phone.unknown'), text: t('phone.unknownHint') }}
    >
      {(shown) => <Due order={shown} />}
    </OpenedPage>
  );
}

function Due({ order }: { order: ShownOrder }) {
  const { t } = useTranslation('payments');
  const { title, status } = order;
  return (
    <Flex vertical gap="middle">
      <PhoneTitle isOfTab>{title}</PhoneTitle>
      <Typography.Text strong>{t('due', { amount: orderPrice(order) })}</Typography.Text>
      {status === 'NotPay' ? <Pay order={order} /> : <Over order={order} />}
    </Flex>
  );
}

function Over({ order: { status } }: { order: ShownOrder }) {
  const { t } = useTranslation('payments');
  return (
    <Flex vertical gap="small" role="status">
      <div>
        <OrderStatusTag status={status} />
      </div>
      <Typography.Text>{t(`phone.over.${status as 'Paid'}`)}</Typography.Text>
    </Flex>
  );
}

function Pay({ order: { code } }: { order: ShownOrder }) {
  const { t, i18n } = useTranslation('payments');
  const language = toLanguage(i18n.language as Locale);
  const failureText = useFailureText();
  const { pay, confirm } = usePaying();
  const [isAsked, setAsked] = useState(false);
  const error = pay.error ?? confirm.error;
  const begin = () =>
    whenKept(pay, { code, language }, ({ url, isDemonstration }) => (isDemonstration ? setAsked(true) : window.location.assign(url)));
  return (
    <>
      {error && <Alert type="error" showIcon role="alert" title={failureText(error)} />}
      {isAsked ? (
        <>
          <Alert type="info" showIcon title={t('phone.demonstration')} />
          <Button type="primary" size="large" block loading={confirm.isPending} onClick={() => confirm.mutate({ code, language })}>
            {t('phone.confirm')}
          </Button>
        </>
      ) : (
        <Button type="primary" size="large" block loading={pay.isPending} onClick={begin}>
          {t('phone.pay')}
        </Button>
      )}
      <Typography.Text type="secondary">{t('phone.hint')}</Typography.Text>
    </>
  );
}
