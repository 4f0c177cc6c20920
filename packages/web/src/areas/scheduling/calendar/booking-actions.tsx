import type { ScheduleEntry } from '@trellis/contract/scheduling/schemas';
import { mayChangeBooking } from '@trellis/contract/scheduling/series-rules';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { EditDrawer } from './edit-drawer.tsx';

const ChildLeaveDialog = lazy(() => import('../leaves/child-leave-dialog.tsx').then((module) => ({ default: module.ChildLeaveDialog })));

/** Changing and cancelling a booking that is to come, for who may; whoever may not reads why. */
export function BookingActions({ entry, onDone }: { entry: ScheduleEntry; onDone: () => void }) {
  const { t } = useTranslation('calendar');
  const { roles, id } = useCurrentUser();
  const [openedAt] = useState(Date.now);
  const [open, setOpen] = useState<'edit' | 'cancel' | 'leave'>();
  const mayChange = mayChangeBooking(roles, id, entry.trainerId);
  const begin = (what: 'edit' | 'cancel' | 'leave') => {
    onDone();
    setOpen(what);
  };
  const close = () => setOpen(undefined);
  return (
    <>
      {!mayChange && <p className="quiet entry-reason">{t('ofAnother', { coach: entry.trainerName })}</p>}
      <Button danger disabled={!mayChange} onClick={() => begin('cancel')}>
        {t('cancel.title')}
      </Button>
      {entry.subjectId !== null && Date.parse(entry.time) > openedAt && (
        <Button disabled={!mayChange} onClick={() => begin('leave')}>
          {t('childLeave')}
        </Button>
      )}
      <Button disabled={!mayChange} onClick={() => begin('edit')}>
        {t('word.edit')}
      </Button>
      {open === 'edit' && <EditDrawer id={entry.id} onClose={close} />}
      <Suspense>{open === 'leave' && <ChildLeaveDialog entry={entry} onClose={close} />}</Suspense>
      {open === 'cancel' && <CancelDialog entry={entry} onClose={close} />}
    </>
  );
}
