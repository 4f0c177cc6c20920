import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice.tsx';
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
  if (isWaiting || state === 'offline') return <Notice level="warning" title={t(isWaiting ? 'waitsToSubmit' : 'offline')} />;
  if (state === 'failed') return <Notice level="error" title={failureText(problem as Error)} />;
  const texts = { saved: t('savedAll'), unsaved: t('unsaved'), saving: t('saving') };
  return (
    <span className="keep-state" data-state={state} role="status">
      {texts[state]}
    </span>
  );
}
