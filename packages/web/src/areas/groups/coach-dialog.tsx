import { Form, Modal, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../app/toast.ts';
import { DialogProblem } from './dialog-problem.tsx';
import { useClassChanges, usePreparedClass } from './queries.ts';
import type { NamedClass } from './use-class-dialogs.ts';

interface Props {
  group: NamedClass;
  /** The class was made just now: its coaches may come later. */
  mayWait: boolean;
  onClose: () => void;
}

/** Chooses the coaches of a class. A coach who has left meanwhile may stay. */
export function CoachDialog({ group: { id, name }, mayWait, onClose }: Props) {
  const { t } = useTranslation('groups');
  const [isOpen, setOpen] = useState(true);
  const [chosen, setChosen] = useState<string[]>();
  const { data: group, error } = usePreparedClass(id);
  const { assignTrainers } = useClassChanges();
  const value = chosen ?? group?.trainers.map((trainer) => trainer.id) ?? [];
  const known = new Map([...(group?.trainers ?? []), ...(group?.trainerChoices ?? [])].map((person) => [person.id, person.name]));
  const save = () =>
    assignTrainers.mutate(
      { groupId: id, trainerIds: value, concurrencyStamp: group?.concurrencyStamp },
      {
        onSuccess: () => {
          toast('success', t('trainers.saved'));
          setOpen(false);
        },
      },
    );
  return (
    <Modal
      open={isOpen}
      title={t('trainers.title', { name })}
      okText={t('trainers.save')}
      okButtonProps={{ disabled: !group }}
      cancelText={t(mayWait ? 'trainers.skip' : 'cancel')}
      confirmLoading={assignTrainers.isPending}
      onOk={save}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      <DialogProblem problem={error ?? assignTrainers.error} />
      {group ? (
        <Form layout="vertical" component="div">
          <Form.Item label={t('trainers.label')} htmlFor="class-coaches" extra={t('trainers.hint')}>
            <Select
              id="class-coaches"
              mode="multiple"
              maxCount={10}
              placeholder={t('trainers.placeholder')}
              showSearch={{ optionFilterProp: 'label' }}
              value={value}
              onChange={setChosen}
              options={[...known].map(([key, label]) => ({ value: key, label }))}
            />
          </Form.Item>
        </Form>
      ) : (
        <Skeleton active />
      )}
    </Modal>
  );
}
