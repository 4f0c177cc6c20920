export { ScheduleDrawer } from './schedule-drawer.tsx';
