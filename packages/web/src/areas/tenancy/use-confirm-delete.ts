import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRemoveTenant } from './queries.ts';

/** Deletes a tenant once its name was read again. */
export function useConfirmDelete(leave = async () => {}) {
  const { t } = useTranslation('tenancy');
  const { modal, message } = App.useApp();
  const remove = useRemoveTenant();
  return ({ id, name }: { id: string; name: string }) =>
    modal.confirm({
      title: t('deleting.title', { name }),
      content: t('deleting.text'),
      okText: t('remove'),
      okButtonProps: { danger: true },
      autoFocusButton: 'cancel',
      onOk: async () => {
        await remove(id, leave);
        void message.success(t('deleting.done', { name }));
      },
    });
}
