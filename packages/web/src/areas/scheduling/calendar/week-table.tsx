import type { ScheduleEntry } from '@trellis/contract/scheduling/schemas';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../app/format.ts';
import { centreToday } from '../../../ui/centre-time.ts';
import { CalendarEntry } from './calendar-entry.tsx';
import { AwayMark, DayHead, type Row } from './columns.tsx';
import type { Column } from './time-grid.tsx';

interface Props {
  days: readonly string[];
  rows: readonly Row[];
  zone: string;
  isAway: (coachId: string, date: string) => boolean;
  besideOf: (entry: ScheduleEntry) => string;
  onMoved: (entry: ScheduleEntry, column: Column, minutes: number) => void;
}

/** A week of several coaches or classrooms: each has its line of days, since bookings of many at one hour have no room beside each other. */
export function WeekTable({ days, rows, zone, isAway, besideOf, onMoved }: Props) {
  const { t } = useTranslation(['calendar', 'scheduling']);
  const today = centreToday(zone);
  // on another day or with somebody else a booking keeps its hour
  const moved = (entry: ScheduleEntry, key: string) => {
    const column = rows.flatMap(({ columns }) => columns).find((each) => each.key === key);
    if (column) onMoved(entry, column, 0);
  };
  return (
    <div tabIndex={0} role="region" aria-label={t('title')} className="day-scroll">
      <table className="week-table">
        <thead>
          <tr>
            {days.map((date) => (
              <th key={date} scope="col" aria-label={formatDate(date)} aria-current={date === today ? 'date' : undefined}>
                <DayHead date={date} />
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ id, name, count, columns }) => (
          <tbody key={id}>
            <tr>
              <th colSpan={days.length} scope="rowgroup">
                <strong>{name}</strong> <span className="quiet">{t('scheduling:sessions', { count })}</span>
              </th>
            </tr>
            <tr>
              {columns.map((column) => (
                <td key={column.key} data-column={column.key} data-today={column.date === today}>
                  {column.trainerId && isAway(column.trainerId, column.date) && <AwayMark />}
                  {column.entries.map((entry) => (
                    <CalendarEntry key={entry.id} entry={entry} zone={zone} beside={besideOf(entry)} onMoved={moved} />
                  ))}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}
