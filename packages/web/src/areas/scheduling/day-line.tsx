import type { ScheduleEntry, Today, UnbookedSession } from '@trellis/contract/scheduling/schemas';
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { sizes } from '../../app/tokens.ts';
import { clockTime } from '../../ui/centre-time.ts';
import { PlainCard } from '../../ui/plain-card.tsx';
import { CoachBlocks } from './coach-blocks.tsx';
import { dayAxis } from './day-axis.ts';
import { type Lane, lanesOf, mostBeside } from './day-lanes.ts';
import { useNow } from './use-now.ts';

/** Its time is not free again. */
const isHeld = ({ state }: ScheduleEntry) => state !== 'cancelled' && state !== 'leave';

/** One that runs is drawn to now, and never shorter than it can be read. */
const shortest = 30 * 60_000;
const endOfRunning = ({ time }: Pick<UnbookedSession, 'time'>, now: Date | undefined) =>
  new Date(Math.max(Date.parse(time) + shortest, now?.getTime() ?? 0)).toISOString();

const percent = (share: number) => `${share * 100}%`;
/** A column is as wide as what stands in it side by side. */
const besideStyle = (lanes: readonly Lane[]) => ({ '--beside': mostBeside(lanes) }) as CSSProperties;
/** As high as a finger needs, and its frame. */
const leastHeight = sizes.touch + 2;
/** How much of the past stays in view when the day opens at now. */
const pastInView = 0.25;

/** The sessions of the day: hours downward, a column for every coach, opened at now. */
export function DayLine({ today }: { today: Today }) {
  const { t } = useTranslation('scheduling');
  const isEmpty = today.coaches.every((coach) => coach.unbooked.length === 0 && !coach.entries.some(isHeld));
  return (
    <PlainCard title={t('dayLine')} extra={t('zone', { zone: today.zone })}>
      {isEmpty ? <NoSessions /> : <Columns key={today.date} today={today} />}
    </PlainCard>
  );
}

function Columns({ today: { zone, date, coaches } }: { today: Today }) {
  const { t } = useTranslation('scheduling');
  const now = useNow(zone, date);
  const place = useRef<HTMLDivElement>(null);
  const columns = coaches.map(({ entries, ...coach }) => ({ ...coach, entries: entries.filter(isHeld) }));
  const items = columns.flatMap(({ entries, unbooked }) => [...entries, ...unbooked]);
  const axis = dayAxis(
    items.map((item) => ({ time: item.time, endTime: item.endTime ?? endOfRunning(item, now) })),
    zone,
    now,
  );
  // half an hour is as high as a finger needs
  const hourHeight = sizes.control * 2.5;
  const height = axis.hours.length * hourHeight;
  const headHeight = sizes.control + sizes['space-2'];
  const past = axis.past ?? 0;
  const placed = columns.map((coach) => {
    const spans = [...coach.entries, ...coach.unbooked].map((item) => axis.span(items.indexOf(item)));
    return { ...coach, spans, lanes: lanesOf(spans, leastHeight / height) };
  });

  useLayoutEffect(() => {
    const { current } = place;
    if (current) current.scrollTop = past * height - current.clientHeight * pastInView;
    // only when the day is opened: from then on people scroll it themselves
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <div ref={place} tabIndex={0} role="region" aria-label={t('dayLine')} className="day-scroll">
      <div className="day-line" style={{ '--day-hours': axis.hours.length } as CSSProperties}>
        <div aria-hidden className="day-hours">
          <div className="day-coach-head" style={{ height: headHeight }} />
          <div className="day-column" style={{ height }}>
            {axis.hours.map((hour) => (
              <div key={hour} style={{ height: hourHeight }}>
                {String(hour).padStart(2, '0')}:00
              </div>
            ))}
            {now && axis.hasNow && (
              <strong className="day-now-time" style={{ top: percent(past) }}>
                {clockTime(now.toISOString(), zone)}
              </strong>
            )}
          </div>
        </div>
        {placed.map((coach) => (
          <section key={coach.id} aria-label={coach.name} className="day-coach" style={besideStyle(coach.lanes)}>
            <div className="day-coach-head" style={{ minHeight: headHeight }}>
              <strong>{coach.name}</strong>
              <span className="quiet">{t('sessions', { count: coach.entries.length + coach.unbooked.length })}</span>
            </div>
            <div className="day-column" style={{ height }}>
              <div className="day-past" style={{ height: percent(past) }} />
              {axis.hours.map((hour) => (
                <div key={hour} className="day-hour" style={{ height: hourHeight }} />
              ))}
              {axis.hasNow && <div aria-hidden className="day-now" style={{ top: percent(past) }} />}
              <CoachBlocks
                entries={coach.entries}
                unbooked={coach.unbooked}
                spans={coach.spans}
                lanes={coach.lanes}
                zone={zone}
                now={now}
              />
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

function NoSessions() {
  const { t } = useTranslation('scheduling');
  return (
    <div className="nothing-today">
      <strong>{t('emptyTitle')}</strong>
      <p className="quiet">{t('emptyHint')}</p>
    </div>
  );
}
