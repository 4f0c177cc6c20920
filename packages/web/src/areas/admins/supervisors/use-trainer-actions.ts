import type { TrainingStaff } from '@trellis/contract/admins/supervisors/calls';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import type { RowAction } from '../../../ui/row-actions.tsx';
import { useSupervisorActions } from './use-supervisor-actions.ts';

type Choose = (trainer: TrainingStaff) => void;

/** What can be done with somebody who trains: look at what they learn, and see to who supervises whom. */
export function useTrainerActions(onAssign: Choose, onShow: Choose): (trainer: TrainingStaff) => RowAction[] {
  const { t } = useTranslation('admins');
  const { t: ofTrainer } = useTranslation('certification');
  const { make, invite, cancel, release } = useSupervisorActions();
  const mayWrite = useCurrentUser().canWrite('RocketSystem.Supervise');
  return (trainer) => {
    const { supervisor, isSupervisor } = trainer;
    const training = { key: 'training', label: ofTrainer('trainer.open'), onClick: () => onShow(trainer) };
    if (!mayWrite) return [training];
    return [
      training,
      { key: 'assign', label: t('training.assign'), onClick: () => onAssign(trainer) },
      ...(supervisor ? [{ key: 'release', label: t('training.release'), onClick: () => release(trainer, supervisor.id) }] : []),
      ...(isSupervisor ? [{ key: 'cancel', label: t('training.cancel'), danger: true, onClick: () => cancel(trainer, 0) }] : []),
      ...(isSupervisor ? [] : [{ key: 'make', label: t('training.make'), onClick: () => make(trainer) }]),
      ...(isSupervisor ? [] : [{ key: 'invite', label: t('training.invite'), onClick: () => invite(trainer) }]),
    ];
  };
}
