import { Button, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { sendUnsent } from '../../../app/unsent/unsent.ts';
import type { KeptSession } from './use-kept-session.ts';

/** What of the answers is not with the center yet, and where it is meanwhile. */
export function Standing({ kept: { waiting, isHeldUp, isKeptHere, keptCount } }: { kept: KeptSession }) {
  const { t } = useTranslation('offlinePlans');
  // what the device is still writing does not count as kept
  const count = isKeptHere ? keptCount : waiting.length;
  if (count === 0 || !isHeldUp) return <Typography.Text role="status">{waiting.length > 0 ? t('session.saving') : ''}</Typography.Text>;
  return (
    <>
      <Typography.Text type="warning" strong role="status">
        {isKeptHere ? t('kept.notSent', { count }) : t('kept.onlyOnPage', { count })}
      </Typography.Text>
      <Button onClick={sendUnsent}>{t('kept.send')}</Button>
    </>
  );
}
