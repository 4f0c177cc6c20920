import type { UserAssessment } from '@trellis/contract/assessments/schemas';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { useChangeAssessments } from './queries.ts';

/** Asks before assessments are sent to the guardians; what went wrong is told with its reason. */
export function useSendAssessments() {
  const { t } = useTranslation('assessments');
  const { modal, message } = App.useApp();
  const { send } = useChangeAssessments();
  const failureText = useFailureText();
  return (rows: readonly UserAssessment[], onSent: () => void) => {
    if (rows.length === 0) {
      void message.info(t('selectFirst'));
      return;
    }
    const sendAll = async () => {
      try {
        const { recipients } = await send.mutateAsync({ userAssessmentIds: rows.map(({ id }) => id), send: true });
        void message.success(t('sent', { to: recipients.join(', ') }));
        onSent();
      } catch (problem) {
        void message.error(`${t('failed')}: ${failureText(problem as Error)}`);
      }
    };
    modal.confirm({
      title: t('sendTitle'),
      content: t('sendText', { names: rows.map(({ title }) => title).join(', ') }),
      okText: t('confirm'),
      cancelText: t('cancel'),
      onOk: sendAll,
    });
  };
}
