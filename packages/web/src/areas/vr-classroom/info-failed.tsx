import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../ui/use-failure-text.ts';

/** Says that a test could not be read, and why, and tries again. */
export function InfoFailed({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  const { t } = useTranslation(['vrClassroom', 'ui']);
  const failureText = useFailureText();
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={t('infoFailed')}
      description={failureText(error)}
      action={<Button onClick={() => void onRetry()}>{t('ui:loadFailed.retry')}</Button>}
    />
  );
}
