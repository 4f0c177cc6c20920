import type { TestRequest } from '@trellis/contract/vr-classroom/schemas';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAsk } from '../../ui/use-ask.ts';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { useTestChanges } from './queries.ts';

type Step = 'Testing' | 'Cancelled';

/** Brings a test a step further; what cannot be undone is asked first. */
export function useTestSteps({ id, subjectName: name, status, concurrencyStamp, consentSigned, deviceId }: TestRequest) {
  const { t } = useTranslation('vrClassroom');
  const { message } = App.useApp();
  const ask = useAsk();
  const failureText = useFailureText();
  const { step, issueCode } = useTestChanges();
  const title = (what: 'begin' | 'cancel') => ({ title: t(`${what}.title`, { name }), ok: t(`${what}.ok`) });
  const go = (next: Step) => () => step.mutateAsync({ id, status: next, concurrencyStamp });
  const given = status === 'Created' ? 'unused' : status === 'CodeIssued' ? 'returned' : 'used';
  const beginText = !consentSigned ? 'begin.noConsent' : deviceId === null ? 'begin.noHeadset' : 'begin.text';
  return {
    issue: () =>
      void issueCode.mutateAsync(id).then(
        ({ code }) => message.success(t('actions.renewed', { code })),
        (error: Error) => message.error(failureText(error)),
      ),
    begin: () => void ask({ ...title('begin'), text: t(beginText), run: go('Testing'), done: t('actions.begun') }),
    cancel: () =>
      void ask({
        ...title('cancel'),
        text: t(`cancel.${given}`),
        cancel: t('cancel.keep'),
        danger: true,
        run: go('Cancelled'),
        done: t('cancel.done'),
      }),
  };
}
