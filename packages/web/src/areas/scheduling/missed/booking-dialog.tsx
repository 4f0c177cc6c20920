import type { NeedsHand } from '@trellis/contract/scheduling/needs/schemas';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../app/format.ts';
import { toast } from '../../../app/toast.ts';
import { whenKept } from '../../../app/when-kept.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { PathLink } from '../../../ui/path-link.tsx';
import { useCancelSchedule } from '../queries.ts';
import { MissedChoices } from './missed-choices.tsx';

interface Props {
  need: NeedsHand;
  zone: string;
  onClose: () => void;
}

/** A booking that is over without a session: what became of it. */
export function BookingDialog({ need, zone, onClose }: Props) {
  const { t } = useTranslation('missed');
  const cancel = useCancelSchedule();
  const { booking } = need;
  if (!booking) return null;
  return (
    <Dialog title={t('title', { child: need.subjectName, time: formatDateTime(booking.time, zone) })} onClose={onClose}>
      {(close) => (
        <>
          {need.kind === 'notHeld' && <p>{t('question')}</p>}
          <MissedChoices id={booking.id} zone={zone} onDone={close} />
          {need.kind === 'notHeld' && (
            <div className="missed-choices">
              <Button
                loading={cancel.isPending}
                onClick={() =>
                  whenKept(cancel, { id: booking.id }, () => {
                    toast('success', t('done', { count: 0 }));
                    close();
                  })
                }
              >
                <span>{t('calledOff')}</span>
                <small>{t('returns')}</small>
              </Button>
            </div>
          )}
          <p>
            <PathLink path={need.mend} onFollow={close}>
              {need.subjectName}
            </PathLink>
          </p>
        </>
      )}
    </Dialog>
  );
}
