import type { Leave, LeaveState } from '@trellis/contract/scheduling/leaves/schemas';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDay, formatDrawerDateTime } from '../../../app/format.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { type Meaning, Status } from '../../../ui/status.tsx';
import { useAsk } from '../../../ui/use-ask.ts';
import { CalendarEntry } from '../calendar/calendar-entry.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { useChangeLeaves, useLeaveBookings } from './queries.ts';

const meanings: Record<LeaveState, Meaning> = { Asked: 'attention', Approved: 'good', Refused: 'bad', Withdrawn: 'neutral' };

/** One leave: whose and when, what is booked in it, and what can be done with it. */
export function LeaveCard({ leave }: { leave: Leave }) {
  const { t } = useTranslation('leaves');
  const { zone } = useCurrentUser();
  const [isAnswering, setAnswering] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const ask = useAsk();
  const { withdraw } = useChangeLeaves();
  const span = `${formatDrawerDateTime(leave.startTime, zone)} – ${formatDrawerDateTime(leave.endTime, zone)}`;
  const askToWithdraw = () =>
    ask({
      title: t('withdrawNamed', { name: leave.name }),
      text: span,
      ok: t('withdraw'),
      danger: true,
      run: () => withdraw.mutateAsync({ id: leave.id }),
      done: t('withdrawn'),
    });
  return (
    <li className="leave">
      <div className="leave-head">
        <strong>{leave.name}</strong>
        <Status meaning={meanings[leave.state]}>{t(`state.${leave.state}`)}</Status>
      </div>
      <div>{span}</div>
      {leave.reason && <div className="quiet">{leave.reason}</div>}
      {leave.answeredBy && (
        <div className="quiet">
          {leave.answer ? t('answered', { name: leave.answeredBy, answer: leave.answer }) : t('answeredBy', { name: leave.answeredBy })}
        </div>
      )}
      <div className="leave-actions">
        {leave.bookings > 0 && (
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('bookings', { count: leave.bookings })}
          </Button>
        )}
        {leave.mayWithdraw && <Button onClick={() => void askToWithdraw()}>{t('withdraw')}</Button>}
        {leave.mayAnswer && (
          <Button type="primary" onClick={() => setAnswering(true)}>
            {t('answer')}
          </Button>
        )}
      </div>
      {isOpen && <Bookings id={leave.id} zone={zone} />}
      {isAnswering && <AnswerDialog leave={leave} span={span} onClose={() => setAnswering(false)} />}
    </li>
  );
}

/** Each opens, and is moved or given to somebody else from there. */
function Bookings({ id, zone }: { id: string; zone: string }) {
  const { t } = useTranslation('leaves');
  return (
    <Loaded query={useLeaveBookings(id)}>
      {({ items }) => (
        <div className="leave-bookings">
          <p className="quiet">{t('bookingsHint')}</p>
          {items.map((entry) => (
            <CalendarEntry key={entry.id} entry={entry} zone={zone} beside={formatDay(entry.time, zone)} />
          ))}
        </div>
      )}
    </Loaded>
  );
}
