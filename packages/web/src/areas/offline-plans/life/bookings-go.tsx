import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

/** Says how many bookings go with a plan; nothing where there are none. */
export function BookingsGo({ count }: { count: number }) {
  const { t } = useTranslation('planLife');
  if (count === 0) return null;
  return <Alert type="warning" showIcon title={t('booked', { count })} style={{ marginBlockEnd: 'var(--space-4)' }} />;
}
