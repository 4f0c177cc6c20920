import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAsk } from '../../ui/use-ask.ts';

/** Asks before answers are submitted, which cannot be undone. */
export function useConfirmSubmit() {
  const { t } = useTranslation('questionnaires');
  const ask = useAsk();
  return (submit: () => Promise<void>) =>
    void ask({
      title: t('confirmTitle'),
      text: <Typography.Text type="danger">{t('submitDes')}</Typography.Text>,
      ok: t('word.submit'),
      cancel: t('back'),
      run: submit,
    });
}
