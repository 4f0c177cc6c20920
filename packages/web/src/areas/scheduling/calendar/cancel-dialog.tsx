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
  const save = async ({ range }: { range: 'one' | 'following' }) => {
    if (range === 'one') await cancel.one.mutateAsync({ id: entry.id });
    const { cancelled } = range === 'one' ? { cancelled: 1 } : await cancel.following.mutateAsync({ id: entry.id });
    toast('success', t('cancel.done', { count: cancelled }));
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
