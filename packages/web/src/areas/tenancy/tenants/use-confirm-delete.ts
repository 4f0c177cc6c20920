import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { quiet } from '../../../ui/quiet.ts';
import { useAsk } from '../../../ui/use-ask.ts';
import { endedSignIns } from './closing.ts';
import { useRemoveTenant } from './queries.ts';

/** Deletes a tenant once its name was read again. */
export function useConfirmDelete(leave = async () => {}) {
  const { t } = useTranslation('tenancy');
  const ask = useAsk();
  const remove = useRemoveTenant();
  const queryClient = useQueryClient();
  return async ({ id, name }: { id: string; name: string }) => {
    // as it is now: a list does not say who is signed in; without an answer the question is asked all the same
    const tenant = await queryClient.fetchQuery(api.tenancy.get.queryOptions({ input: { id }, ...quiet })).catch(() => undefined);
    return ask({
      title: t('word.deleteNamed', { name }),
      text: [t('deleting.text'), tenant && endedSignIns(t, tenant)].filter(Boolean).join(' '),
      ok: t('word.delete'),
      danger: true,
      run: () => remove(id, leave),
      done: t('deleting.done', { name }),
    });
  };
}
