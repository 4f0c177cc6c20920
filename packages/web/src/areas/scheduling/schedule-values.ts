import type { ScheduleEntry } from '@trellis/contract/scheduling/schemas';
import type { Dayjs } from 'dayjs';

export type NoticeValues = Record<24 | 1, { noticeParent: boolean; noticeTrainer: boolean }>;

export interface ScheduleValues {
  trainerId: string;
  duration: number;
  /** What the clock of the centre will show. */
  time: Dayjs;
  platform: 'App' | 'Web';
  classroomId?: string;
  notice: NoticeValues;
  /** Of a new one: whether it repeats, every so many days and how often. */
  schedulingType?: 'Single' | 'Recurring';
  timeInterval?: 7 | 14;
  /** On which further days of the week, from Sunday on; the day of its time is one in any case. */
  weekdays?: number[];
  number?: number;
  /** Of a change: whether those that follow change too. */
  range?: 'one' | 'following';
  overrideReason?: string;
}

/** Who is told, as forms show it. */
export function noticeValues(notice: ScheduleEntry['notice']): NoticeValues {
  const toldAt = (hour: 24 | 1) => {
    const { noticeParent = false, noticeTrainer = false } = notice.find((each) => each.hour === hour) ?? {};
    return { noticeParent, noticeTrainer };
  };
  return { 24: toldAt(24), 1: toldAt(1) };
}

/** Who is told, from what a form shows. */
export const noticeOf = (values: NoticeValues): ScheduleEntry['notice'] => ([24, 1] as const).map((hour) => ({ hour, ...values[hour] }));
