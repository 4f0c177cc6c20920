import { App, Typography } from 'antd';
import { useTranslation } from 'react-i18next';

/** Asks before answers are submitted, which cannot be undone. */
export function useConfirmSubmit() {
  const { t } = useTranslation('questionnaires');
  const { modal } = App.useApp();
  return (submit: () => Promise<void>) =>
    void modal.confirm({
      title: t('confirmTitle'),
      content: <Typography.Text type="danger">{t('submitDes')}</Typography.Text>,
      okText: t('confirm'),
      cancelText: t('back'),
      onOk: submit,
    });
}
