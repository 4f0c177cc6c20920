import { Alert, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../app/toast.ts';
import { ChildTransfer } from '../../ui/child-transfer.tsx';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { useAssignChildren, useCoachChildren } from './coach-children.ts';

/** Wide enough for two lists. */
const dialogWidth = 900;

interface Props {
  coach: { id: string; name: string };
  onClose: () => void;
}

/** Chooses the children of a coach. */
export function CoachChildrenDialog({ coach, onClose }: Props) {
  const { t } = useTranslation('subjects');
  const failureText = useFailureText();
  const [isOpen, setOpen] = useState(true);
  const [chosen, setChosen] = useState<string[]>();
  const { data, error } = useCoachChildren(coach.id);
  const assign = useAssignChildren();
  const value = chosen ?? data?.items.map((child) => child.id) ?? [];
  const save = () =>
    assign.mutate(
      { coachUserId: coach.id, subjectIds: value },
      {
        onSuccess: ({ assignedChildren }) => {
          toast('success', t('transfer.saved', { name: coach.name, count: assignedChildren }));
          setOpen(false);
        },
      },
    );
  const problem = error ?? assign.error;
  return (
    <Modal
      open={isOpen}
      width={dialogWidth}
      title={t('transfer.title', { name: coach.name })}
      okText={t('transfer.save')}
      okButtonProps={{ disabled: !data }}
      cancelText={t('transfer.cancel')}
      confirmLoading={assign.isPending}
      onOk={save}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      {problem && <Alert type="error" showIcon role="alert" title={failureText(problem)} style={{ marginBlockEnd: 16 }} />}
      {data ? (
        <ChildTransfer value={value} onChange={setChosen} known={data.items} titles={[t('transfer.all'), t('transfer.chosen')]} />
      ) : (
        <Skeleton active />
      )}
    </Modal>
  );
}
