import { lazy } from 'react';

export { ScheduleDrawer } from './schedule-drawer.tsx';
export const PlanCalendar = lazy(() => import('./calendar/plan-calendar.tsx').then((module) => ({ default: module.PlanCalendar })));
