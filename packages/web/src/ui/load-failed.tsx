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
    <div className="load-failed" role="alert">
      <div>
        <strong>{title ?? t('loadFailed.title')}</strong>
        <p>{failureText(error)}</p>
      </div>
      <button type="button" className="frame-action" onClick={() => void onRetry()}>
        {t('word.tryAgain')}
      </button>
    </div>
  );
}
