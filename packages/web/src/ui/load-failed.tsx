import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFailureText } from './use-failure-text.ts';

/** Says why something is not shown, and tries again. */
export function LoadFailed({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  const { t } = useTranslation('ui');
  const failureText = useFailureText();
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={t('loadFailed.title')}
      description={failureText(error)}
      action={<Button onClick={() => void onRetry()}>{t('loadFailed.retry')}</Button>}
    />
  );
}
