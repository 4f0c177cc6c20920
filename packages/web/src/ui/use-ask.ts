import useApp from 'antd/es/app/useApp';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../app/toast.ts';
import { returnFocus } from './use-returned-focus.ts';

interface Question {
  title: string;
  text?: ReactNode;
  ok: string;
  /** Cancel unless told. */
  cancel?: string;
  /** What is lost cannot be had back: Enter goes back. */
  danger?: boolean;
  /** The question stays until it is through. */
  run?: () => Promise<unknown>;
  done?: string;
}

/** Asks before something is done, does it, and says so; answers whether it was done. A failure was told by whoever called. */
export function useAsk(): (question: Question) => Promise<boolean> {
  const { t } = useTranslation('ui');
  const { modal } = useApp();
  return async ({ title, text, ok, cancel = t('word.cancel'), danger = false, run, done }) => {
    let isDone = run === undefined;
    const isSure = await modal.confirm({
      title,
      content: text,
      okText: ok,
      okButtonProps: { danger },
      cancelText: cancel,
      afterClose: returnFocus,
      focusable: { autoFocusButton: danger ? 'cancel' : 'ok' },
      onOk: () =>
        run?.().then(
          () => {
            isDone = true;
            if (done) toast('success', done);
          },
          () => undefined,
        ),
    });
    return isSure && isDone;
  };
}
