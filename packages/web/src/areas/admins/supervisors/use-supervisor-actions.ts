import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { whenKept } from '../../../app/when-kept.ts';
import { useAsk } from '../../../ui/use-ask.ts';
import { useFailureText } from '../../../ui/use-failure-text.ts';
import { useSupervisorChanges } from './queries.ts';

interface Somebody {
  id: string;
  name: string;
  email: string;
}

/** What is done with one trainer or supervisor; what takes something away asks first. */
export function useSupervisorActions() {
  const { t } = useTranslation('admins');
  const ask = useAsk();
  const failureText = useFailureText();
  const { make, invite, cancel, release } = useSupervisorChanges();
  const showFailure = (error: Error) => toast('error', failureText(error));
  const failing = (promise: Promise<unknown>) =>
    promise.catch((error: Error) => {
      showFailure(error);
      throw error;
    });
  return {
    make: ({ id, name }: Somebody) =>
      ask({
        title: t('training.makeTitle', { name }),
        text: t('training.makeText'),
        ok: t('training.make'),
        run: () => failing(make.mutateAsync({ userId: id })),
        done: t('training.made', { name }),
      }),
    invite: ({ id, email }: Somebody) =>
      whenKept(invite, { userId: id }, () => toast('success', t('training.invited', { email })), showFailure),
    cancel: ({ id, name }: Somebody, trainers: number) =>
      ask({
        title: t('training.cancelTitle', { name }),
        text: trainers > 0 ? t('training.cancelText', { count: trainers }) : '',
        ok: t('training.cancel'),
        danger: true,
        run: () => cancel.mutateAsync({ userId: id }),
        done: t('training.cancelled', { name }),
      }),
    release: (trainer: { id: string; name: string }, supervisorId: string) =>
      whenKept(release, { trainerId: trainer.id, supervisorId }, () => toast('success', t('supervisors.released', { name: trainer.name }))),
  };
}
