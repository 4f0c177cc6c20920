import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFailureText } from './use-failure-text.ts';

interface Props {
  error: Error;
  onRetry: () => unknown;
  /** What could not be read, where that is worth saying. */
  title?: string;
}

/** Says why something is not shown, and tries again. */
export function LoadFailed({ error, onRetry, title }: Props) {
  const { t } = useTranslation('ui');
  const failureText = useFailureText();
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={title ?? t('loadFailed.title')}
      description={failureText(error)}
      action={<Button onClick={() => void onRetry()}>{t('loadFailed.retry')}</Button>}
    />
  );
}
