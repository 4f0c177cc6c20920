import { getRouteApi } from '@tanstack/react-router';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { centreToday } from '../../../ui/centre-time.ts';
import { OpenImport } from '../../../ui/imports/open-import.tsx';
import { ListActions } from '../../../ui/list-actions.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useAway } from '../leaves/queries.ts';
import { maySchedule } from '../may-schedule.ts';
import { useScheduleOptions } from '../queries.ts';
import { Calendar } from './calendar.tsx';
import { daysOf, spanOf } from './calendar-days.ts';
import type { CalendarSearch } from './calendar-search.ts';
import { ownFirst } from './columns.tsx';
import { onlyOf } from './only-of.ts';
import { useCalendar } from './queries.ts';

const ScheduleAnyone = lazy(() => import('../schedule-anyone.tsx').then((module) => ({ default: module.ScheduleAnyone })));
const FeedDialog = lazy(() => import('../feed/feed-dialog.tsx').then((module) => ({ default: module.FeedDialog })));
const RulesDialog = lazy(() => import('../rules/rules-dialog.tsx').then((module) => ({ default: module.RulesDialog })));
const LeavesDrawer = lazy(() => import('../leaves/leaves-drawer.tsx').then((module) => ({ default: module.LeavesDrawer })));
const route = getRouteApi('/system/center/dataPanel/calendar');

/** What is booked in the center, by coach or by classroom. */
export function CalendarPage() {
  const { t } = useTranslation(['calendar', 'scheduling']);
  const user = useCurrentUser();
  const { zone, can } = user;
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [opened, setOpened] = useState<'schedule' | 'leaves' | 'feed' | 'rules' | undefined>(search.open);
  const { view = 'week', date = centreToday(zone), by = 'coach' } = search;
  const only = onlyOf(search, user);
  const narrowed = only === undefined ? {} : by === 'coach' ? { trainerId: only } : { classroomId: only };
  const options = useScheduleOptions();
  const span = spanOf(daysOf(view, date), zone);
  const query = useCalendar({ ...span, ...narrowed });
  const away = useAway(span);
  const close = () => setOpened(undefined);
  const people = {
    coaches: ownFirst(options.data?.coaches ?? [], user.id),
    rooms: (options.data?.classrooms ?? []).map(({ id, classroomName }) => ({ id, name: classroomName })),
  };
  const mayChange = can('RocketSystem.Schedule.Write');
  const onSearch = (next: CalendarSearch) => void navigate({ search: next, replace: true });
  return (
    <>
      <PageHeader
        title={t('title')}
        about={t('scheduling:zone', { zone })}
        extra={
          <ListActions
            extra={
              <>
                <Button onClick={() => setOpened('leaves')}>{t('leaves')}</Button>
                {mayChange && <OpenImport of={[{ path: '/system/center/dataPanel/scheduleImport' }]} />}
                {mayChange && <Button onClick={() => setOpened('feed')}>{t('feed')}</Button>}
                {can('Menu.Manage.UserConfiguration') && <Button onClick={() => setOpened('rules')}>{t('rules')}</Button>}
              </>
            }
            add={
              maySchedule(can) && (
                <Button type="primary" onClick={() => setOpened('schedule')}>
                  {t('scheduling:form.save')}
                </Button>
              )
            }
          />
        }
      />
      <Suspense>
        {opened === 'schedule' && <ScheduleAnyone onClose={close} />}
        {opened === 'feed' && <FeedDialog onClose={close} />}
        {opened === 'rules' && <RulesDialog onClose={close} />}
        {opened === 'leaves' && <LeavesDrawer onClose={close} />}
      </Suspense>
      <Calendar search={search} only={only} onSearch={onSearch} zone={zone} query={query} away={away.data?.items} people={people} />
    </>
  );
}
