import { Alert, Form, Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../app/toast.ts';
import { useRoleText } from '../../ui/role-text.ts';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { useAssignable, useAssignCoaches } from './queries.ts';

interface Props {
  subject: { id: string; name: string; coaches: readonly { id: string; name: string }[] };
  onClose: () => void;
}

/** Chooses the coaches of a child. A coach who has left meanwhile may stay. */
export function AssignCoachesDialog({ subject, onClose }: Props) {
  const { t } = useTranslation('users');
  const roleText = useRoleText();
  const failureText = useFailureText();
  const [isOpen, setOpen] = useState(true);
  const [chosen, setChosen] = useState(() => subject.coaches.map(({ id }) => id));
  const { data, isPending } = useAssignable();
  const assign = useAssignCoaches();
  const known = data?.items ?? [];
  const left = subject.coaches.filter(({ id }) => !known.some((coach) => coach.id === id));
  const options = [
    ...known.map(({ id, name, roles }) => ({ value: id, label: `${name} · ${roleText(roles)}` })),
    ...left.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const save = () =>
    assign.mutate(
      { userId: subject.id, coachUserIds: chosen },
      {
        onSuccess: () => {
          toast('success', t('coaches.saved'));
          setOpen(false);
        },
      },
    );
  return (
    <Modal
      open={isOpen}
      title={t('coaches.title', { name: subject.name })}
      okText={t('coaches.action')}
      cancelText={t('cancel')}
      confirmLoading={assign.isPending}
      onOk={save}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      <Form layout="vertical" component="div">
        {assign.error && <Alert type="error" showIcon role="alert" title={failureText(assign.error)} style={{ marginBlockEnd: 16 }} />}
        <Form.Item label={t('coaches.field')} htmlFor="assigned-coaches" extra={t('coaches.hint')}>
          <Select
            id="assigned-coaches"
            mode="multiple"
            maxCount={10}
            loading={isPending}
            placeholder={t('coaches.none')}
            showSearch={{ optionFilterProp: 'label' }}
            value={isPending ? [] : chosen}
            onChange={setChosen}
            options={options}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
