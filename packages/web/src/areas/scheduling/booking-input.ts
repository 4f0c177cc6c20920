import { instantOf } from '../../ui/centre-time.ts';
import { noticeOf, type ScheduleValues } from './schedule-values.ts';

/** What of a form is booked, whether it is new or changed. */
export function bookingInput(values: ScheduleValues, zone: string) {
  const { time, duration, platform, classroomId, trainerId, notice, overrideReason } = values;
  return {
    trainerId,
    duration,
    platform,
    time: instantOf(time, zone),
    classroomId: platform === 'Web' ? (classroomId ?? null) : null,
    notice: noticeOf(notice),
    ...(overrideReason && { overrideReason }),
  };
}
