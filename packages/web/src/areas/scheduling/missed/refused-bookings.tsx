import type { MissedReason } from '@trellis/contract/scheduling/missed/schemas';
import type { Today } from '@trellis/contract/scheduling/schemas';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../app/format.ts';
import { discardUnsent, sendAgain, unsent } from '../../../app/unsent/unsent.ts';
import { missedKind } from './senders.ts';
import './missed.css';

/** What was said of bookings without a network and the center did not take, one by one: nothing of it goes away by itself. */
export function RefusedBookings({ today: { coaches, zone } }: { today: Today }) {
  const { t } = useTranslation('missed');
  const all = useSyncExternalStore(unsent.subscribe, unsent.current);
  const entries = coaches.flatMap((coach) => coach.entries);
  return all
    .filter(({ kind, refusal }) => kind === missedKind && refusal)
    .map(({ id, input, at, refusal }) => {
      const said = input as { id: string; reason: MissedReason };
      const booking = entries.find((entry) => entry.id === said.id);
      const what = booking
        ? t('title', { child: booking.subjectName, time: formatDateTime(booking.time, zone) })
        : formatDateTime(at, zone);
      return (
        <div key={id} className="refused-booking" role="alert">
          <strong>
            {what}: {t(`reason.${said.reason}`)}
          </strong>
          <p>{t('refused', { why: refusal?.message })}</p>
          <button type="button" className="frame-action" onClick={() => void sendAgain(id)}>
            {t('word.tryAgain')}
          </button>
          <button type="button" className="frame-action" onClick={() => void discardUnsent(id)}>
            {t('word.discard')}
          </button>
        </div>
      );
    });
}
