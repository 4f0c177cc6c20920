import type { ScheduleEntry } from '@trellis/contract/scheduling/schemas';

export type NextStep = 'start' | 'goOn' | 'finish' | 'feedback';

/** What a session of the day waits for; one that runs longer than it was scheduled for is to be finished. */
export function nextStepOf({ state, endTime }: Pick<ScheduleEntry, 'state' | 'endTime'>, now: Date): NextStep | undefined {
  if (state === 'scheduled') return 'start';
  if (state === 'opened') return now.getTime() < Date.parse(endTime) ? 'goOn' : 'finish';
  return state === 'finished' ? 'feedback' : undefined;
}
