import { seatsOf } from '@trellis/contract/groups/rules';
import type { ClassChild, ClassGroup } from '@trellis/contract/groups/schemas';
import { Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../app/toast.ts';
import { ChildTransfer } from '../../ui/child-transfer.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useClassChanges, useClassChildren, usePreparedClass } from './queries.ts';
import type { NamedClass } from './use-class-dialogs.ts';

/** Wide enough for two lists. */
const dialogWidth = 900;

/** Chooses the children of a class, no more than it has seats for. */
export function ChildrenDialog({ group: { id, name }, onClose }: { group: NamedClass; onClose: () => void }) {
  const { t } = useTranslation('groups');
  const [chosen, setChosen] = useState<string[]>();
  const group = usePreparedClass(id);
  const children = useClassChildren(id);
  const { setUsers } = useClassChanges();
  const value = chosen ?? children.data?.items.map((child) => child.id) ?? [];
  const save = async () => {
    await setUsers.mutateAsync({ groupId: id, userIds: value, concurrencyStamp: group.data?.concurrencyStamp });
    toast('success', t('children.saved'));
  };
  return (
    <FormDialog
      width={dialogWidth}
      title={t('children.title', { name })}
      isLoading={!group.data || !children.data}
      problem={group.error ?? children.error}
      onSave={save}
      onClose={onClose}
    >
      {group.data && children.data && <Seats group={group.data} known={children.data.items} value={value} onChange={setChosen} />}
    </FormDialog>
  );
}

interface SeatsProps {
  group: ClassGroup;
  known: readonly ClassChild[];
  value: string[];
  onChange: (ids: string[]) => void;
}

function Seats({ group, known, value, onChange }: SeatsProps) {
  const { t } = useTranslation('groups');
  const seats = seatsOf(group);
  // children may leave a class that has too many; only nobody is added beyond its seats
  const mayChoose = (ids: string[]) => {
    const fits = ids.length <= seats || ids.length < value.length;
    if (!fits) toast('warning', t('manageTips', { count: seats }));
    return fits;
  };
  return (
    <>
      <Typography.Paragraph type="secondary" role="status">
        {t('children.count', { count: value.length, seats })}
      </Typography.Paragraph>
      <ChildTransfer
        onlyBound
        value={value}
        onChange={onChange}
        mayChoose={mayChoose}
        known={known}
        titles={[t('children.all'), t('children.chosen')]}
      />
    </>
  );
}
