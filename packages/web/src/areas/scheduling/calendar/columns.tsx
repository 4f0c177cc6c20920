import { compareNames } from '@trellis/contract/compare-names';
import type { ScheduleEntry } from '@trellis/contract/scheduling/schemas';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../app/format.ts';
import { Status } from '../../../ui/status.tsx';
import type { Grouping } from './calendar-search.ts';
import type { Column } from './time-grid.tsx';

interface Named {
  id: string;
  name: string;
}

interface Day {
  date: string;
  by: Grouping;
  entries: ScheduleEntry[];
  coaches: Named[];
  rooms: Named[];
  /** Who looks at it. */
  ownId: string;
  /** What those without a classroom are called. */
  noRoom: string;
  isAway: (coachId: string) => boolean;
}

interface Group extends Named {
  entries: ScheduleEntry[];
}

/** Bookings by coach or by classroom: whoever looks at them first, the others by name, those without one last. One who left keeps what is booked. */
export function groupsOf(entries: readonly ScheduleEntry[], { by, ownId, noRoom }: Pick<Day, 'by' | 'ownId' | 'noRoom'>): Group[] {
  const [idOf, nameOf] =
    by === 'coach'
      ? [(entry: ScheduleEntry) => entry.trainerId, (entry: ScheduleEntry) => entry.trainerName]
      : [(entry: ScheduleEntry) => entry.classroomId ?? '', (entry: ScheduleEntry) => entry.classroomName ?? noRoom];
  const groups = [...Map.groupBy(entries, idOf)].map(([id, of]) => ({ id, name: nameOf(of[0]!), entries: of }));
  return ownFirst(
    groups.toSorted((one, other) => Number(one.id === '') - Number(other.id === '') || compareNames(one.name, other.name)),
    ownId,
  );
}

/** Whoever looks at them before the others. */
export const ownFirst = <T extends { id: string }>(all: readonly T[], ownId: string): T[] => [
  ...all.filter(({ id }) => id === ownId),
  ...all.filter(({ id }) => id !== ownId),
];

/** What a booking takes that is let go among those of a coach or a classroom. */
const targetOf = (by: Grouping, id: string) => (by === 'coach' ? { trainerId: id } : { classroomId: id || null });

/** A column for each coach, or each classroom, of a day: those with bookings first. */
export function columnsOfDay({ date, by, entries, coaches, rooms, ownId, noRoom, isAway }: Day): Column[] {
  const busy = groupsOf(entries, { by, ownId, noRoom });
  const taken = new Set(busy.map(({ id }) => id));
  const idle = (by === 'coach' ? coaches : rooms).filter(({ id }) => !taken.has(id)).map((one) => ({ ...one, entries: [] }));
  return [...busy, ...idle].map(({ id, name, entries: of }) => ({
    key: id,
    label: name,
    head: (
      <>
        <strong>{name}</strong>
        {by === 'coach' && isAway(id) && <AwayMark />}
      </>
    ),
    date,
    entries: of,
    ...targetOf(by, id),
  }));
}

/** A row for each coach, or each classroom, with something booked, and in it a column for each day. */
export const rowsOfWeek = (
  days: readonly string[],
  groups: readonly Group[],
  by: Grouping,
  dayOf: (entry: ScheduleEntry) => string,
): Row[] =>
  groups.map(({ id, name, entries }) => {
    const byDay = Map.groupBy(entries, dayOf);
    const columns = days.map((date) => ({
      key: `${id} ${date}`,
      label: `${name}, ${formatDate(date)}`,
      head: null,
      date,
      entries: byDay.get(date) ?? [],
      ...targetOf(by, id),
    }));
    return { id, name, count: entries.length, columns };
  });

export interface Row extends Named {
  count: number;
  columns: Column[];
}

/** That somebody is off. */
export function AwayMark() {
  const { t } = useTranslation('scheduling');
  return <Status meaning="attention">{t('state.leave')}</Status>;
}

/** How the day at the head of a column is written. */
export const DayHead = ({ date }: { date: string }) => (
  <>
    <span className="quiet">{dayjs(date).format('ddd')}</span>
    <strong>{dayjs(date).format('D')}</strong>
  </>
);

export const columnsOfDays = (days: readonly string[], entriesOf: (date: string) => ScheduleEntry[]): Column[] =>
  days.map((date) => ({
    key: date,
    label: formatDate(date),
    head: <DayHead date={date} />,
    date,
    entries: entriesOf(date),
  }));
