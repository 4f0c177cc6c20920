import type { UserAssessment } from '@trellis/contract/assessments/schemas';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAsk } from '../../ui/use-ask.ts';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { useChangeAssessments } from './queries.ts';

/** Asks before assessments are sent to the guardians; what went wrong is told with its reason. */
export function useSendAssessments() {
  const { t } = useTranslation('assessments');
  const { message } = App.useApp();
  const ask = useAsk();
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
    const names = rows.map(({ title }) => title).join(', ');
    void ask({ title: t('sendTitle'), text: t('sendText', { names }), ok: t('confirm'), run: sendAll });
  };
}
