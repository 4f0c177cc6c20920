import type { ClassGroup } from '@trellis/contract/groups/schemas';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAsk } from '../../ui/use-ask.ts';
import { useClassChanges } from './queries.ts';

/** Asks before a class is deleted; one that has children says what to do first. */
export function useRemoveClass(onRemoved?: () => void): (group: ClassGroup) => Promise<void> {
  const { t } = useTranslation('groups');
  const { modal } = App.useApp();
  const ask = useAsk();
  const { remove } = useClassChanges();
  return async ({ id, name, groupLinkUsers: { length: count } }) => {
    const title = t('word.deleteNamed', { name });
    if (count > 0) return void modal.info({ title, content: t('remove.blocked', { count }), okText: t('remove.understood') });
    const about = { title, text: t('remove.text'), ok: t('word.delete'), done: t('remove.removed') };
    if (await ask({ ...about, danger: true, run: () => remove.mutateAsync({ id }) })) onRemoved?.();
  };
}
