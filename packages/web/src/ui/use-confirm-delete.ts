import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../app/toast.ts';

/** Asks before something is deleted; what is in use is refused with where it is used. */
export function useConfirmDelete() {
  const { t } = useTranslation('ui');
  const { modal } = App.useApp();
  return (name: string, onDelete: () => Promise<unknown>) =>
    void modal.confirm({
      title: t('deleting.title', { name }),
      content: t('deleting.text'),
      okText: t('rows.delete'),
      okButtonProps: { danger: true },
      cancelText: t('form.cancel'),
      autoFocusButton: 'cancel',
      // a failure is told in a toast
      onOk: () =>
        onDelete().then(
          () => toast('success', t('deleting.done', { name })),
          () => undefined,
        ),
    });
}
