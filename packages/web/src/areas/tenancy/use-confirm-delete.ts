import { useTranslation } from 'react-i18next';
import { useAsk } from '../../ui/use-ask.ts';
import { useRemoveTenant } from './queries.ts';

/** Deletes a tenant once its name was read again. */
export function useConfirmDelete(leave = async () => {}) {
  const { t } = useTranslation('tenancy');
  const ask = useAsk();
  const remove = useRemoveTenant();
  return ({ id, name }: { id: string; name: string }) =>
    ask({
      title: t('deleting.title', { name }),
      text: t('deleting.text'),
      ok: t('remove'),
      danger: true,
      run: () => remove(id, leave),
      done: t('deleting.done', { name }),
    });
}
