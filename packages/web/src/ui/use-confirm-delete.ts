import { useTranslation } from 'react-i18next';
import { useAsk } from './use-ask.ts';

/** Asks before something is deleted; what is in use is refused with where it is used. */
export function useConfirmDelete() {
  const { t } = useTranslation('ui');
  const ask = useAsk();
  return (name: string, onDelete: () => Promise<unknown>) =>
    void ask({
      title: t('deleting.title', { name }),
      text: t('deleting.text'),
      ok: t('word.delete'),
      danger: true,
      run: onDelete,
      done: t('deleting.done', { name }),
    });
}
