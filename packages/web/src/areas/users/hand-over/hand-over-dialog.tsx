import type { HandOverPreview } from '@trellis/contract/users/hand-over/schemas';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { HandOverFields, type HandOverValues, nobody } from './hand-over-fields.tsx';
import { useHandOverChanges } from './queries.ts';

/** What somebody who was a child's coach still has ahead with it. */
export interface StillAhead {
  coach: { id: string; name: string };
  subjectIds: string[];
  ahead: HandOverPreview;
  /** Who coaches the child instead, where that is one alone. */
  successorId?: string;
}

/** Asks who takes what a former coach still has booked and planned with some children. */
export function HandOverDialog({ still, onClose }: { still: StillAhead; onClose: () => void }) {
  const { t } = useTranslation('users');
  const [form] = Form.useForm<HandOverValues>();
  const { handOver } = useHandOverChanges();
  const { coach, subjectIds, ahead, successorId } = still;
  const save = async ({ handOverTo = nobody }: HandOverValues) => {
    if (handOverTo === nobody) return;
    await handOver.mutateAsync({ coachUserId: coach.id, toUserId: handOverTo, subjectIds });
    toast('success', t('handOver.done', { name: ahead.coaches.find(({ id }) => id === handOverTo)?.name }));
  };
  return (
    <FormDialog<HandOverValues>
      form={form}
      title={t('handOver.title', { name: coach.name })}
      okText={t('word.save')}
      initialValues={{ handOverTo: successorId }}
      onSave={save}
      onClose={onClose}
    >
      <HandOverFields coach={coach} ahead={ahead} subjectIds={subjectIds} leave={t('handOver.leave', { name: coach.name })} />
    </FormDialog>
  );
}
