import type { Dayjs } from 'dayjs';

export interface ScheduleValues {
  trainerId: string;
  duration: number;
  /** What the clock of the centre will show. */
  time: Dayjs;
  platform: 'App' | 'Web';
  classroomId?: string;
  notice: Record<24 | 1, { noticeParent: boolean; noticeTrainer: boolean }>;
  /** Of a new one: whether it repeats, every so many days and how often. */
  schedulingType?: 'Single' | 'Recurring';
  timeInterval?: 7 | 14;
  number?: number;
  /** Of a change: whether those that follow change too. */
  range?: 'one' | 'following';
  overrideReason?: string;
}
