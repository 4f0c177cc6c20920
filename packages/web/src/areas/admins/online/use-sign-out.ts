import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OnlineItem } from '@trellis/contract/admins/online/calls';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { useAsk } from '../../../ui/use-ask.ts';

/** Signs somebody out, once whoever asks is sure. */
export function useSignOut(): (item: OnlineItem) => void {
  const { t } = useTranslation('admins');
  const ask = useAsk();
  const queryClient = useQueryClient();
  const signingOut = useMutation(
    api.online.signOut.mutationOptions({ onSettled: () => queryClient.invalidateQueries({ queryKey: api.online.key() }) }),
  );
  return ({ id, name }) =>
    void ask({
      title: t('online.confirmTitle', { name }),
      text: t('online.confirmText'),
      ok: t('online.signOut'),
      danger: true,
      run: () => signingOut.mutateAsync({ id }),
      done: t('online.done', { name }),
    });
}
