import type { Dayjs } from 'dayjs';

export interface ScheduleValues {
  trainerId: string;
  duration: number;
  /** What the clock of the centre will show. */
  time: Dayjs;
  platform: 'App' | 'Web';
  classroomId?: string;
  notice: Record<24 | 1, { noticeParent: boolean; noticeTrainer: boolean }>;
}
