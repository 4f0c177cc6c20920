import type { ScheduleEntry } from '@trellis/contract/scheduling/schemas';
import dayjs from 'dayjs';
import { formatDate } from '../../../app/format.ts';
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
}

/** A column for each coach, or each classroom, of a day: those with bookings first; one who left keeps what is booked. */
export function columnsOfDay({ date, by, entries, coaches, rooms }: Day): Column[] {
  const [idOf, nameOf] =
    by === 'coach'
      ? [(entry: ScheduleEntry) => entry.trainerId, (entry: ScheduleEntry) => entry.trainerName]
      : [(entry: ScheduleEntry) => entry.classroomId ?? '', (entry: ScheduleEntry) => entry.classroomName ?? '—'];
  const groups = Map.groupBy(entries, idOf);
  const busy = [...groups].map(([id, of]) => ({ id, name: nameOf(of[0]!), entries: of }));
  const idle = (by === 'coach' ? coaches : rooms).filter(({ id }) => !groups.has(id)).map((one) => ({ ...one, entries: [] }));
  return [...busy, ...idle].map(({ id, name, entries: of }) => ({
    key: id,
    label: name,
    head: <strong>{name}</strong>,
    date,
    entries: of,
    ...(by === 'coach' ? { trainerId: id } : { classroomId: id || null }),
  }));
}

/** A column for each day. */
export const columnsOfDays = (days: readonly string[], entriesOf: (date: string) => ScheduleEntry[]): Column[] =>
  days.map((date) => ({
    key: date,
    label: formatDate(date),
    head: (
      <>
        <span className="quiet">{dayjs(date).format('ddd')}</span>
        <strong>{dayjs(date).format('D')}</strong>
      </>
    ),
    date,
    entries: entriesOf(date),
  }));
