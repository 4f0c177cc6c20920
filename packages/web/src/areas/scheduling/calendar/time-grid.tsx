import type { ScheduleEntry } from '@trellis/contract/scheduling/schemas';
import { theme } from 'antd';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { centreToday, clockTime } from '../../../ui/centre-time.ts';
import { dayAxis } from '../day-axis.ts';
import { useNow } from '../use-now.ts';
import { CalendarEntry } from './calendar-entry.tsx';
import { lanesOf } from './lanes.ts';

/** A day, or a day of one coach or classroom. */
export interface Column {
  key: string;
  label: string;
  head: ReactNode;
  date: string;
  entries: ScheduleEntry[];
  trainerId?: string;
  /** Null: without one. */
  classroomId?: string | null;
}

interface Props {
  columns: Column[];
  zone: string;
  besideOf: (entry: ScheduleEntry) => string;
  /** So many minutes later, or earlier, in a column. */
  onMoved: (entry: ScheduleEntry, column: Column, minutes: number) => void;
}

const percent = (share: number) => `${share * 100}%`;

/** Hours downward and columns beside each other, with a line for now; it opens where the day is. */
export function TimeGrid({ columns, zone, besideOf, onMoved }: Props) {
  const { t } = useTranslation('calendar');
  const { token } = theme.useToken();
  const today = centreToday(zone);
  const now = useNow(zone, today);
  const place = useRef<HTMLDivElement>(null);
  const entries = columns.flatMap((column) => column.entries);
  const hasToday = columns.some(({ date }) => date === today);
  const axis = dayAxis(entries, zone, hasToday ? now : undefined);
  // half an hour is as high as a finger needs
  const hourHeight = token.controlHeightLG * 2.5;
  const height = axis.hours.length * hourHeight;
  const past = axis.past ?? 0;

  useLayoutEffect(() => {
    const { current } = place;
    if (current) current.scrollTop = past * height - current.clientHeight / 4;
    // only when it is opened: from then on people scroll it themselves
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const moved = (entry: ScheduleEntry, key: string, down: number) => {
    const column = columns.find((each) => each.key === key);
    if (column) onMoved(entry, column, (down / hourHeight) * 60);
  };

  return (
    <div ref={place} tabIndex={0} role="region" aria-label={t('title')} className="day-scroll">
      <div className="day-line">
        <div aria-hidden className="day-hours">
          <div className="day-coach-head calendar-head" />
          <div className="day-column" style={{ height }}>
            {axis.hours.map((hour) => (
              <div key={hour} style={{ height: hourHeight }}>
                {String(hour).padStart(2, '0')}:00
              </div>
            ))}
            {now && axis.hasNow && (
              <strong className="day-now-time" style={{ top: percent(past), color: token.colorError }}>
                {clockTime(now.toISOString(), zone)}
              </strong>
            )}
          </div>
        </div>
        {columns.map((column) => {
          const lanes = lanesOf(column.entries);
          const isToday = column.date === today;
          return (
            <section key={column.key} aria-label={column.label} data-column={column.key} className="day-coach calendar-column">
              <div className="day-coach-head calendar-head">{column.head}</div>
              <div className="day-column" style={{ height }}>
                {axis.hours.map((hour) => (
                  <div key={hour} className="day-hour" style={{ height: hourHeight }} />
                ))}
                {isToday && axis.hasNow && (
                  <div aria-hidden className="day-now" style={{ top: percent(past), background: token.colorError }} />
                )}
                {column.entries.map((entry, index) => {
                  const { start, length } = axis.span(entries.indexOf(entry));
                  const { lane, of } = lanes[index]!;
                  const style = {
                    top: percent(start),
                    height: percent(length),
                    insetInlineStart: percent(lane / of),
                    width: percent(1 / of),
                  };
                  return <CalendarEntry key={entry.id} entry={entry} zone={zone} style={style} beside={besideOf(entry)} onMoved={moved} />;
                })}
              </div>
            </section>
          );
        })}
      </div>
    </div>
  );
}
