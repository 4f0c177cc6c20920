import { instantOf } from '../../ui/centre-time.ts';
import type { ScheduleValues } from './schedule-values.ts';

/** What of a form is booked, whether it is new or changed. */
export function bookingInput(values: ScheduleValues, zone: string) {
  const { time, duration, platform, classroomId, trainerId, notice, overrideReason } = values;
  return {
    trainerId,
    duration,
    platform,
    time: instantOf(time, zone),
    classroomId: platform === 'Web' ? (classroomId ?? null) : null,
    notice: ([24, 1] as const).map((hour) => ({ hour, ...notice[hour] })),
    ...(overrideReason && { overrideReason }),
  };
}
