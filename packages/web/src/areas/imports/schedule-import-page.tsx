import { importPageOf } from './import-page-of.tsx';
import { useSchedule } from './schedule.ts';

/** Bookings to come, from a file. */
export const ScheduleImportPage = importPageOf('/system/center/dataPanel/scheduleImport', useSchedule);
