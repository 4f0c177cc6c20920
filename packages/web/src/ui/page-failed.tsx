import { Button, Result } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFailureText } from './use-failure-text.ts';

interface Props {
  title: string;
  error: Error | null;
  onRetry: () => unknown;
}

/** Stands where a whole page would: why it is not there, and trying again. */
export function PageFailed({ title, error, onRetry }: Props) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  return (
    <Result
      status="warning"
      title={title}
      subTitle={error && failureText(error)}
      extra={
        <Button type="primary" onClick={() => void onRetry()}>
          {t('word.tryAgain')}
        </Button>
      }
    />
  );
}
