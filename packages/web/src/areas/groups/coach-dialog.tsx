import { useTranslation } from 'react-i18next';
import { toast } from '../../app/toast.ts';
import { CoachesField } from '../../ui/coaches-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useClassChanges, usePreparedClass } from './queries.ts';
import type { NamedClass } from './use-class-dialogs.ts';

interface Props {
  group: NamedClass;
  /** The class was made just now: its coaches may come later. */
  mayWait: boolean;
  onClose: () => void;
}

interface Values {
  trainerIds: string[];
}

/** Chooses the coaches of a class. A coach who has left meanwhile may stay. */
export function CoachDialog({ group: { id, name }, mayWait, onClose }: Props) {
  const { t } = useTranslation('groups');
  const { data: group, error } = usePreparedClass(id);
  const { assignTrainers } = useClassChanges();
  const known = new Map([...(group?.trainers ?? []), ...(group?.trainerChoices ?? [])].map((person) => [person.id, person]));
  const save = async ({ trainerIds }: Values) => {
    await assignTrainers.mutateAsync({ groupId: id, trainerIds, concurrencyStamp: group?.concurrencyStamp });
    toast('success', t('trainers.saved'));
  };
  return (
    <FormDialog<Values>
      title={t('trainers.title', { name })}
      okText={t('trainers.save')}
      cancelText={mayWait ? t('trainers.skip') : undefined}
      initialValues={{ trainerIds: group?.trainers.map((trainer) => trainer.id) }}
      isLoading={!group}
      problem={error}
      onSave={save}
      onClose={onClose}
    >
      <CoachesField
        name="trainerIds"
        label={t('trainers.label')}
        hint={t('trainers.hint')}
        placeholder={t('trainers.placeholder')}
        coaches={[...known.values()]}
      />
    </FormDialog>
  );
}
