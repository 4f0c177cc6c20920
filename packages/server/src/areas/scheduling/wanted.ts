import { minutesAfter } from '@trellis/contract/scheduling/rules';
import type { Need } from './clashes.ts';

/** One session that is to be booked, with all that it takes. */
export interface Wanted extends Need {
  platform: 'App' | 'Web';
  classroomId: string | null;
}

interface Time {
  time: string;
  duration: number;
  platform: 'App' | 'Web';
  classroomId: string | null;
}

/** What a session takes: its coach, its children and its room. */
export function wantedOf({ time, duration, platform, classroomId }: Time, trainerId: string, children: readonly string[]): Wanted {
  const people = [{ kind: 'coach' as const, id: trainerId }, ...children.map((id) => ({ kind: 'child' as const, id }))];
  return {
    start: time,
    end: minutesAfter(time, duration),
    platform,
    classroomId,
    resources: classroomId ? [...people, { kind: 'classroom', id: classroomId }] : people,
  };
}
