import type { TestRequest } from '@trellis/contract/vr-classroom/schemas';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { useTestChanges } from './queries.ts';

type Step = 'Testing' | 'Finished' | 'Cancelled';

/** Brings a test a step further; what cannot be undone is asked first. */
export function useTestSteps({ id, subjectName: name, status, concurrencyStamp }: TestRequest) {
  const { t } = useTranslation('vrClassroom');
  const { modal, message } = App.useApp();
  const failureText = useFailureText();
  const { step, issueCode } = useTestChanges();
  const go = (next: Step, done: string) =>
    step.mutateAsync({ id, status: next, concurrencyStamp }).then(
      () => void message.success(done),
      // the list shows how it is
      () => undefined,
    );
  const ask = (what: 'begin' | 'finish', next: Step, done: string) =>
    void modal.confirm({
      title: t(`${what}.title`, { name }),
      content: t(`${what}.text`),
      okText: t(`${what}.ok`),
      cancelText: t('add.cancel'),
      onOk: () => go(next, done),
    });
  const given = status === 'Created' ? 'unused' : status === 'CodeIssued' ? 'returned' : 'used';
  return {
    issue: () =>
      void issueCode.mutateAsync(id).then(
        ({ code }) => message.success(t('actions.renewed', { code })),
        (error: Error) => message.error(failureText(error)),
      ),
    begin: () => ask('begin', 'Testing', t('actions.begun')),
    finish: () => ask('finish', 'Finished', t('actions.finished')),
    cancel: () =>
      void modal.confirm({
        title: t('cancel.title', { name }),
        content: t(`cancel.${given}`),
        okText: t('cancel.ok'),
        okButtonProps: { danger: true },
        cancelText: t('cancel.keep'),
        autoFocusButton: 'cancel',
        onOk: () => go('Cancelled', t('cancel.done')),
      }),
  };
}
