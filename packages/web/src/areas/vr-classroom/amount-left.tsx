import { isUnlimited } from '@trellis/contract/account/rights';
import { useTranslation } from 'react-i18next';
import { Status } from '../../ui/status.tsx';
import { useAmount } from './queries.ts';

/** How many tests the center may still order. */
export function AmountLeft() {
  const { t } = useTranslation('vrClassroom');
  const { data } = useAmount();
  if (!data) return null;
  return (
    <div style={{ marginBlockEnd: 'var(--space-3)' }}>
      <Status>{t('list.left', { left: isUnlimited(data.left) ? t('unlimited') : data.left })}</Status>
    </div>
  );
}
