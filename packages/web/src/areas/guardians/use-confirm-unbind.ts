import { useTranslation } from 'react-i18next';
import { useAsk } from '../../ui/use-ask.ts';
import { useUnbindGuardian } from './queries.ts';

/** Asks before a guardian is taken from a child. */
export function useConfirmUnbind() {
  const { t } = useTranslation('guardians');
  const ask = useAsk();
  const unbind = useUnbindGuardian();
  return (guardian: { id: string; fullName: string }, child: { id: string; name: string }) => {
    const names = { guardian: guardian.fullName, child: child.name };
    void ask({
      title: t('unbind.title', names),
      text: t('unbind.text', names),
      ok: t('unbind.action'),
      danger: true,
      run: () => unbind.mutateAsync({ guardianId: guardian.id, subjectId: child.id }),
      done: t('unbind.done', names),
    });
  };
}
