import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { signInsOptions } from '../queries.ts';
import { HandOverFields, type HandOverValues, hasAhead, nobody } from './hand-over-fields.tsx';
import { useHandOver, useHandOverChanges } from './queries.ts';

interface Props {
  how: 'freeze' | 'remove';
  person: { id: string; name: string; tenantId: string; tenantName: string };
  /** Of somebody who runs the place: what they lose, and how it is taken. */
  asRunner?: { text: string; ok: string; openSignIns: number; put: (handOverTo?: string) => Promise<unknown> };
  /** Told of the person once they are put out. */
  onDone?: () => void;
  onClose: () => void;
}

/** Freezes somebody at a centre or takes them off its staff, and asks who takes what they have ahead as a coach. */
export function PutOutDialog({ how, person, asRunner, onDone, onClose }: Props) {
  const { t } = useTranslation('users');
  const { id: userId, name, tenantId, tenantName } = person;
  const preview = useHandOver({ coachUserId: userId, tenantId });
  const signIns = useQuery({ ...signInsOptions(userId, tenantId), enabled: asRunner === undefined });
  const { freeze, remove } = useHandOverChanges();
  const names = { name, centre: tenantName };
  const isRemoval = how === 'remove';
  const ahead = preview.data && hasAhead(preview.data) ? preview.data : undefined;
  const open = asRunner?.openSignIns ?? signIns.data?.items.length ?? 0;
  const text = [asRunner?.text ?? t(isRemoval ? 'removeText' : 'freezeText', names), open > 0 && t('signInList.willEnd', { count: open })];
  const leave = t(isRemoval ? 'handOver.leaveRemoved' : 'handOver.leave', { name });
  const putOffStaff = (to?: string): Promise<unknown> =>
    isRemoval
      ? remove.mutateAsync({ userId, tenantId, handOverTo: to })
      : freeze.mutateAsync({ userId, tenantId, handOverTo: to, operate: 'Freeze' });
  const save = async ({ handOverTo }: HandOverValues) => {
    const to = handOverTo === nobody ? undefined : handOverTo;
    await (asRunner ? asRunner.put(to) : putOffStaff(to));
    toast('success', t(isRemoval ? 'removed' : 'frozenDone', names));
    onDone?.();
  };
  return (
    <FormDialog<HandOverValues>
      title={t(isRemoval ? 'removeTitle' : 'freezeTitle', names)}
      okText={asRunner?.ok ?? t(isRemoval ? 'remove' : 'freeze')}
      danger={isRemoval}
      isLoading={preview.isPending || signIns.isLoading}
      problem={preview.error}
      onSave={save}
      onClose={onClose}
    >
      <p>{text.filter(Boolean).join(' ')}</p>
      {ahead && <HandOverFields coach={person} ahead={ahead} leave={isRemoval && ahead.bookings > 0 ? undefined : leave} />}
    </FormDialog>
  );
}
