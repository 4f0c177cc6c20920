import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../app/toast.ts';

interface Question {
  title: string;
  text: string;
  ok: string;
  danger?: boolean;
  run: () => Promise<unknown>;
  done: string;
}

/** Asks before something is done, does it, and says so. A failure was told by whoever called. */
export function useAsk(): (question: Question) => void {
  const { t } = useTranslation('ui');
  const { modal } = App.useApp();
  return ({ title, text, ok, danger = false, run, done }) =>
    void modal.confirm({
      title,
      content: text,
      okText: ok,
      okButtonProps: { danger },
      cancelText: t('form.cancel'),
      onOk: () =>
        run().then(
          () => toast('success', done),
          () => undefined,
        ),
    });
}
