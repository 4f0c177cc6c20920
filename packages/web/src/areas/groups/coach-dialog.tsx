import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../app/toast.ts';
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
  const known = new Map([...(group?.trainers ?? []), ...(group?.trainerChoices ?? [])].map((person) => [person.id, person.name]));
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
      <Form.Item name="trainerIds" label={t('trainers.label')} extra={t('trainers.hint')}>
        <Select
          mode="multiple"
          maxCount={10}
          placeholder={t('trainers.placeholder')}
          showSearch={{ optionFilterProp: 'label' }}
          options={[...known].map(([key, label]) => ({ value: key, label }))}
        />
      </Form.Item>
    </FormDialog>
  );
}
