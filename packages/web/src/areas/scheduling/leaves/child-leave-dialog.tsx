import { childLeave } from '@trellis/contract/scheduling/leaves/schemas';
import type { ScheduleEntry } from '@trellis/contract/scheduling/schemas';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { toast } from '../../../app/toast.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useChangeLeaves } from './queries.ts';

/** A child cannot come to a session: it stays on the calendar, marked, and its class returns. */
export function ChildLeaveDialog({ entry, onClose }: { entry: ScheduleEntry; onClose: () => void }) {
  const { t } = useTranslation('leaves');
  const { zone } = useCurrentUser();
  const { ofChild } = useChangeLeaves();
  const save = async ({ comments }: { comments?: string }) => {
    await ofChild.mutateAsync({ id: entry.id, ...(comments && { comments }) });
    toast('success', t('child.done'));
  };
  return (
    <FormDialog title={t('child.title')} okText={t('child.title')} onSave={save} onClose={onClose}>
      <p>{t('child.text', { child: entry.subjectName, time: formatDateTime(entry.time, zone) })}</p>
      <TextField name="comments" label={t('word.reason')} schema={childLeave.shape.comments} isLong />
    </FormDialog>
  );
}
