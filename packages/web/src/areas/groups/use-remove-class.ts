import type { ClassGroup } from '@trellis/contract/groups/schemas';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../app/toast.ts';
import { useClassChanges } from './queries.ts';

/** Asks before a class is deleted; one that has children says what to do first. */
export function useRemoveClass(onRemoved?: () => void): (group: ClassGroup) => void {
  const { t } = useTranslation('groups');
  const { modal } = App.useApp();
  const { remove } = useClassChanges();
  return ({ id, name, groupLinkUsers: { length: count } }) => {
    const title = t('remove.title', { name });
    if (count > 0) return void modal.info({ title, content: t('remove.blocked', { count }), okText: t('remove.understood') });
    return void modal.confirm({
      title,
      content: t('remove.text'),
      okText: t('remove.ok'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      onOk: () =>
        remove.mutateAsync({ id }).then(
          () => {
            toast('success', t('remove.removed'));
            onRemoved?.();
          },
          () => undefined,
        ),
    });
  };
}
