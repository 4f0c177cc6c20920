import { useTranslation } from 'react-i18next';
import { useAsk } from '../../../ui/use-ask.ts';
import { useRemoveTenant } from './queries.ts';

/** Deletes a tenant once its name was read again. */
export function useConfirmDelete(leave = async () => {}) {
  const { t } = useTranslation('tenancy');
  const ask = useAsk();
  const remove = useRemoveTenant();
  return ({ id, name }: { id: string; name: string }) =>
    ask({
      title: t('word.deleteNamed', { name }),
      text: t('deleting.text'),
      ok: t('word.delete'),
      danger: true,
      run: () => remove(id, leave),
      done: t('deleting.done', { name }),
    });
}
