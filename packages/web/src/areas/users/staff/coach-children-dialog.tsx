import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { ChildTransfer } from '../../../ui/child-transfer.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useFormerCoaches } from '../hand-over/use-former-coaches.tsx';
import { useAssignChildren, useCoachChildren } from './coach-children.ts';

/** Wide enough for two lists. */
const dialogWidth = 900;

interface Props {
  coach: { id: string; name: string };
  onClose: () => void;
}

export function CoachChildrenDialog({ coach, onClose }: Props) {
  const { t } = useTranslation('subjects');
  const [chosen, setChosen] = useState<string[]>();
  const { data, error } = useCoachChildren(coach.id);
  const assign = useAssignChildren();
  const formerCoaches = useFormerCoaches(onClose);
  const value = chosen ?? data?.items.map((child) => child.id) ?? [];
  const save = async () => {
    const { assignedChildren } = await assign.mutateAsync({ coachUserId: coach.id, subjectIds: value });
    toast('success', t('transfer.saved', { name: coach.name, count: assignedChildren }));
    const left = data?.items.filter(({ id }) => !value.includes(id)).map(({ id }) => id) ?? [];
    await formerCoaches.look({ former: [coach], subjectIds: left, successors: [] });
  };
  if (formerCoaches.question) return formerCoaches.question;
  return (
    <FormDialog
      width={dialogWidth}
      title={t('transfer.title', { name: coach.name })}
      okText={t('word.save')}
      isLoading={!data}
      problem={error}
      onSave={save}
      onClose={formerCoaches.close}
    >
      <ChildTransfer value={value} onChange={setChosen} known={data?.items} titles={[t('transfer.all'), t('transfer.chosen')]} />
    </FormDialog>
  );
}
