import type { FocusOfChild } from '@trellis/contract/focus/schemas';
import { sql } from 'kysely';

/** The focus program of `subject` as its tables tell it; null where none was set up. */
export type FocusRow = FocusOfChild | null;

export const focusOfSubject = sql<FocusRow>`(
  select json_build_object(
    'pdtModules', focus.modules, 'pdtGoals', focus.goals, 'pdtCustomGoal', focus.custom_goal,
    'appStartTime', focus.app_start_time, 'stopTime', focus.stop_time,
    'startRecords', (
      select coalesce(json_agg(json_build_object('times', begun.times, 'startTime', begun.start_time, 'stopTime', begun.stop_time) order by begun.times), '[]')
      from app.focus_starts as begun where begun.tenant_id = focus.tenant_id and begun.subject_id = focus.subject_id
    )
  )
  from app.focus_programs as focus where focus.tenant_id = subject.tenant_id and focus.subject_id = subject.id
)`;

const none: FocusOfChild = { pdtModules: [], pdtGoals: [], pdtCustomGoal: null, appStartTime: null, stopTime: null, startRecords: [] };

const at = (time: string) => new Date(time).toISOString();
const atOrNever = (time: string | null) => time && at(time);

/** The same as it is read; of none, nothing. */
export function presentFocus(row: FocusRow): FocusOfChild {
  if (!row) return none;
  return {
    ...row,
    appStartTime: atOrNever(row.appStartTime),
    stopTime: atOrNever(row.stopTime),
    startRecords: row.startRecords.map(({ times, startTime, stopTime }) => ({
      times,
      startTime: at(startTime),
      stopTime: atOrNever(stopTime),
    })),
  };
}
