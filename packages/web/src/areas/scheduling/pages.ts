import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';
import { readPage, readText, type TextSearch } from '../../ui/list-search.ts';
import { type CalendarSearch, readCalendarSearch } from './calendar/calendar-search.ts';

const today = createRoute({
  getParentRoute: () => root,
  path: '/system/center/dataPanel/workTable',
  staticData: { isPlain: true },
  component: lazyRouteComponent(() => import('./today-page.tsx'), 'TodayPage'),
});

const calendar = createRoute({
  getParentRoute: () => root,
  path: '/system/center/dataPanel/calendar',
  validateSearch: (raw: CalendarSearch & SearchSchemaInput): CalendarSearch => readCalendarSearch(raw),
  component: lazyRouteComponent(() => import('./calendar/calendar-page.tsx'), 'CalendarPage'),
});

const classrooms = createRoute({
  getParentRoute: () => root,
  path: '/system/center/menu/manage/classroom',
  validateSearch: (raw: Partial<TextSearch> & SearchSchemaInput): TextSearch => ({ ...readPage(raw), filter: readText(raw.filter) }),
  component: lazyRouteComponent(() => import('./classrooms/classroom-page.tsx'), 'ClassroomPage'),
});

export const schedulingPages = [today, calendar, classrooms] as const;
