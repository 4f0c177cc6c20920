import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';

/** Stands in the place of a document that did not come. */
export function DownloadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('files');
  return (
    <Alert type="error" showIcon role="alert" title={t('review.failed')} action={<Button onClick={onRetry}>{t('review.retry')}</Button>} />
  );
}
