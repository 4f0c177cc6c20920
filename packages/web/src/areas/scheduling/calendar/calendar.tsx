import type { schedulingCalls } from '@trellis/contract/scheduling/calls';
import type { ScheduleEntry } from '@trellis/contract/scheduling/schemas';
import type { OutputOf } from '@trellis/contract/types';
import { Alert } from 'antd';
import dayjs from 'dayjs';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { centreToday, minuteOfDay } from '../../../ui/centre-time.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { phone, useMedia } from '../../../ui/use-media.ts';
import { type Away, dayOf, daysOf, isAway, wallAt } from './calendar-days.ts';
import type { CalendarSearch } from './calendar-search.ts';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { columnsOfDay, columnsOfDays, groupsOf, rowsOfWeek } from './columns.tsx';
import type { Target } from './edit-drawer.tsx';
import { DayList, MonthGrid } from './month-grid.tsx';
import { type Column, TimeGrid } from './time-grid.tsx';
import { WeekTable } from './week-table.tsx';
import '../today.css';
import './calendar.css';

const EditDrawer = lazy(() => import('./edit-drawer.tsx').then((module) => ({ default: module.EditDrawer })));

type Listed = OutputOf<typeof schedulingCalls.calendarList>;

interface People {
  coaches: { id: string; name: string }[];
  rooms: { id: string; name: string }[];
}

interface Props {
  search: CalendarSearch;
  /** The only coach, or the only classroom, that is shown. */
  only?: string | undefined;
  onSearch: (next: CalendarSearch) => void;
  zone: string;
  query: { data?: Listed | undefined; error: Error | null; refetch: () => unknown };
  /** Who is off when. */
  away?: readonly Away[] | undefined;
  /** Whose columns a day has; none where all is of one child. */
  people?: People;
}

const stepMinutes = 5;

/** Whoever is not shown is not said to be free either. */
function shownOf({ coaches, rooms }: People, only: string | undefined): People {
  const isShown = ({ id }: { id: string }) => only === undefined || id === only;
  return { coaches: coaches.filter(isShown), rooms: rooms.filter(isShown) };
}

/** A day, a week or a month of bookings: each opens, and one that is to come is dragged to another time or changed by its form. */
export function Calendar({ search, only, onSearch, zone, query, away = [], people }: Props) {
  const { t } = useTranslation('calendar');
  const isPhone = useMedia(phone);
  const { id: ownId } = useCurrentUser();
  const [dragged, setDragged] = useState<{ id: string; target: Target }>();
  const { view = 'week', date = centreToday(zone), by = 'coach' } = search;
  const days = daysOf(view, date);
  const isOne = !people || only !== undefined;
  const onDay = (day: string) => onSearch({ ...search, view: 'day', date: day });
  // the head of a column is not said again in it
  const isOfCoach = !people || (by === 'coach' && (view === 'day' || isOne || (view === 'week' && !isPhone)));
  const besideOf = (entry: ScheduleEntry) => (isOfCoach ? (entry.classroomName ?? '') : entry.trainerName);

  const moved = (entry: ScheduleEntry, column: Column, minutes: number) => {
    const start = minuteOfDay(entry.time, zone) + Math.round(minutes / stepMinutes) * stepMinutes;
    const { trainerId, classroomId } = column;
    const isSame = start === minuteOfDay(entry.time, zone) && column.date === dayOf(entry, zone);
    const target: Target = {
      ...(!isSame && { time: wallAt(column.date, start) }),
      ...(trainerId && { trainerId }),
      ...(classroomId !== undefined && { classroomId: classroomId ?? undefined }),
    };
    const isElsewhere =
      !isSame || (trainerId && trainerId !== entry.trainerId) || (classroomId !== undefined && classroomId !== entry.classroomId);
    if (isElsewhere) setDragged({ id: entry.id, target });
  };

  const shown = ({ items, totalCount }: Listed) => {
    const byDay = Map.groupBy(items, (entry) => dayOf(entry, zone));
    const entriesOf = (day: string) => byDay.get(day) ?? [];
    const list = { days, entriesOf, zone, onDay };
    const columns =
      view === 'day' && people
        ? columnsOfDay({
            date,
            by,
            entries: entriesOf(date),
            ownId,
            noRoom: t('noRoom'),
            isAway: (id) => isAway(away, id, date, zone),
            ...shownOf(people, only),
          })
        : columnsOfDays(days, entriesOf);
    const rows = isOne ? [] : rowsOfWeek(days, groupsOf(items, { by, ownId, noRoom: t('noRoom') }), by, (entry) => dayOf(entry, zone));
    const isWeek = view === 'week' && !isPhone;
    return (
      <>
        {totalCount > items.length && <Alert type="warning" showIcon title={t('tooMany', { shown: items.length, total: totalCount })} />}
        {((view === 'day' && columns.length === 0) || (isWeek && !isOne && rows.length === 0)) && <p className="quiet">{t('empty')}</p>}
        {view !== 'day' && isPhone && <DayList {...list} besideOf={besideOf} />}
        {view === 'month' && !isPhone && <MonthGrid {...list} month={dayjs(date).format('YYYY-MM')} />}
        {isWeek && rows.length > 0 && (
          <WeekTable
            days={days}
            rows={rows}
            zone={zone}
            isAway={(id, day) => isAway(away, id, day, zone)}
            besideOf={besideOf}
            onMoved={moved}
          />
        )}
        {columns.length > 0 && (view === 'day' || (isWeek && isOne)) && (
          <TimeGrid key={`${view} ${date}`} columns={columns} zone={zone} besideOf={besideOf} onMoved={moved} />
        )}
      </>
    );
  };

  return (
    <section className="plain-card calendar">
      <CalendarToolbar search={search} only={only} onSearch={onSearch} days={days} zone={zone} people={people} />
      <Loaded query={query}>{shown}</Loaded>
      <Suspense>{dragged && <EditDrawer {...dragged} onClose={() => setDragged(undefined)} />}</Suspense>
    </section>
  );
}
