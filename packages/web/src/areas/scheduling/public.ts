import { lazy } from 'react';

/** What sends what was said of bookings without a network. */
export const loadSenders = () => import('./missed/senders.ts');

export const NoticeFields = lazy(() => import('./notice-fields.tsx').then((module) => ({ default: module.NoticeFields })));
export { ScheduleDrawer } from './schedule-drawer.tsx';
export { type NoticeValues, noticeOf, noticeValues } from './schedule-values.ts';
export const PlanCalendar = lazy(() => import('./calendar/plan-calendar.tsx').then((module) => ({ default: module.PlanCalendar })));
