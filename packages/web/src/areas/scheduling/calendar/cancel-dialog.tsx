import type { ScheduleEntry } from '@trellis/contract/scheduling/schemas';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { toast } from '../../../app/toast.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useBooking, useCancelBooking } from './queries.ts';
import { RangeField } from './range-field.tsx';

/** Cancels a booking, or it and those of its series that follow. */
export function CancelDialog({ entry, onClose }: { entry: ScheduleEntry; onClose: () => void }) {
  const { t } = useTranslation('calendar');
  const { zone } = useCurrentUser();
  const booking = useBooking(entry.id);
  const cancel = useCancelBooking(entry.id);
  const send = async (range: 'one' | 'following') => {
    if (range === 'following') return (await cancel.following.mutateAsync({ id: entry.id })).cancelled;
    await cancel.one.mutateAsync({ id: entry.id });
    return 1;
  };
  const save = async ({ range = 'one' }: { range?: 'one' | 'following' }) => {
    try {
      toast('success', t('cancel.done', { count: await send(range) }));
    } catch (error) {
      // why not stands in the dialog
      toast('error', t('cancel.failed'));
      throw error;
    }
  };
  return (
    <FormDialog
      title={t('cancel.title')}
      okText={t('cancel.title')}
      cancelText={t('cancel.keep')}
      danger
      isLoading={!booking.data}
      problem={booking.error}
      initialValues={{ range: 'one' }}
      onSave={save}
      onClose={onClose}
    >
      <p>{t('cancel.text', { child: entry.subjectName, time: formatDateTime(entry.time, zone) })}</p>
      {entry.isRecurring && (
        <RangeField
          label={t('cancel.range')}
          one={t('range.one')}
          all={t('range.following', { count: booking.data?.following ?? 0 })}
          fault={booking.data?.followFault ?? null}
        />
      )}
    </FormDialog>
  );
}
