import { Alert, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../ui/use-failure-text.ts';
import type { KeepState } from './answer-keeper.ts';

interface Props {
  state: KeepState;
  problem?: unknown;
  /** Submitted, and waiting for the connection to go. */
  isWaiting?: boolean;
}

/** Says whether everything that was answered is saved. */
export function KeepStateLine({ state, problem, isWaiting = false }: Props) {
  const { t } = useTranslation('questionnaires');
  const failureText = useFailureText();
  if (isWaiting || state === 'offline')
    return <Alert type="warning" showIcon role="status" title={t(isWaiting ? 'waitsToSubmit' : 'offline')} />;
  if (state === 'failed') return <Alert type="error" showIcon role="alert" title={failureText(problem as Error)} />;
  const texts = { saved: t('savedAll'), unsaved: t('unsaved'), saving: t('saving') };
  return (
    <Typography.Text type={state === 'saved' ? 'success' : 'secondary'} role="status">
      {texts[state]}
    </Typography.Text>
  );
}
