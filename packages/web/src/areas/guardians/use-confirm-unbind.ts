import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useUnbindGuardian } from './queries.ts';

/** Asks before a guardian is taken from a child. */
export function useConfirmUnbind() {
  const { t } = useTranslation('guardians');
  const { modal, message } = App.useApp();
  const unbind = useUnbindGuardian();
  return (guardian: { id: string; fullName: string }, child: { id: string; name: string }) => {
    const names = { guardian: guardian.fullName, child: child.name };
    void modal.confirm({
      title: t('unbind.title', names),
      content: t('unbind.text', names),
      okText: t('unbind.action'),
      okButtonProps: { danger: true },
      // a failure was told already, and the dialog has nothing more to say
      onOk: () =>
        unbind.mutateAsync({ guardianId: guardian.id, subjectId: child.id }).then(
          () => void message.success(t('unbind.done', names)),
          () => undefined,
        ),
    });
  };
}
