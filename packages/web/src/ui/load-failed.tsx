import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';

/** Says why something is not shown, and tries again. */
export function LoadFailed({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  const { t } = useTranslation('ui');
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={t('loadFailed.title')}
      description={error.message}
      action={<Button onClick={() => void onRetry()}>{t('loadFailed.retry')}</Button>}
    />
  );
}
