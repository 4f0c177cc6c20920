import type { ScheduleEntry } from '@trellis/contract/scheduling/schemas';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../app/format.ts';
import { centreToday } from '../../../ui/centre-time.ts';
import { CalendarEntry } from './calendar-entry.tsx';

interface Props {
  days: readonly string[];
  entriesOf: (date: string) => ScheduleEntry[];
  zone: string;
  onDay: (date: string) => void;
}

interface MonthProps extends Props {
  /** Which the days surround, YYYY-MM. */
  month: string;
}

interface ListProps extends Props {
  besideOf: (entry: ScheduleEntry) => string;
}

/** As many as a day of a month has room for. */
const most = 3;

/** A month, seven days beside each other from Sunday on: the first bookings of each day, and the way to all of it. */
export function MonthGrid({ days, month, entriesOf, zone, onDay }: MonthProps) {
  const { t } = useTranslation('calendar');
  const today = centreToday(zone);
  return (
    <div className="calendar-month">
      {days.slice(0, 7).map((date) => (
        <div key={date} aria-hidden className="quiet">
          {dayjs(date).format('ddd')}
        </div>
      ))}
      {days.map((date) => {
        const entries = entriesOf(date);
        return (
          <section key={date} aria-label={formatDate(date)} className="calendar-day" data-other={!date.startsWith(month)}>
            <button type="button" className="link-button" aria-current={date === today ? 'date' : undefined} onClick={() => onDay(date)}>
              {dayjs(date).format('D')}
            </button>
            {entries.slice(0, most).map((entry) => (
              <CalendarEntry key={entry.id} entry={entry} zone={zone} />
            ))}
            {entries.length > most && (
              <button type="button" className="link-button" onClick={() => onDay(date)}>
                {t('more', { count: entries.length - most })}
              </button>
            )}
          </section>
        );
      })}
    </div>
  );
}

/** The same days one below the other, where a phone has no room beside: those on which something is booked. */
export function DayList({ days, entriesOf, zone, besideOf, onDay }: ListProps) {
  const { t } = useTranslation('calendar');
  const booked = days.filter((date) => entriesOf(date).length > 0);
  return (
    <div className="calendar-list">
      {booked.length === 0 && <p className="quiet">{t('empty')}</p>}
      {booked.map((date) => (
        <section key={date} aria-label={formatDate(date)}>
          <button type="button" className="link-button" onClick={() => onDay(date)}>
            {dayjs(date).format('ddd')} {formatDate(date)}
          </button>
          {entriesOf(date).map((entry) => (
            <CalendarEntry key={entry.id} entry={entry} zone={zone} beside={besideOf(entry)} />
          ))}
        </section>
      ))}
    </div>
  );
}
