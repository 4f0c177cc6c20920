import { readOneOf, readText } from '../../../ui/list-search.ts';

export const views = ['day', 'week', 'month'] as const;
export type View = (typeof views)[number];
export const groupings = ['coach', 'room'] as const;
export type Grouping = (typeof groupings)[number];

/** What of the calendar an address shows. */
export interface CalendarSearch {
  view?: View;
  /** A day of what is shown, YYYY-MM-DD; today unless told. */
  date?: string;
  by?: Grouping;
  /** The only coach, or the only classroom, that is shown; `all` where a coach looks at the others too. */
  only?: string;
  /** What is opened over it: a link leads there. */
  open?: 'rules' | 'leaves';
}

export const all = 'all';

const isDate = /^\d{4}-\d{2}-\d{2}$/;
const isId = /^[0-9a-f-]{36}$/;

/** Reads it; anything unknown in it is dropped rather than refused. */
export function readCalendarSearch(raw: Partial<Record<keyof CalendarSearch, unknown>>): CalendarSearch {
  const [view, by] = [readOneOf(views, raw.view), readOneOf(groupings, raw.by)];
  const open = readOneOf(['rules', 'leaves'] as const, raw.open);
  const [date, only] = [readText(raw.date), readText(raw.only)];
  return {
    ...(view && { view }),
    ...(date && isDate.test(date) && !Number.isNaN(Date.parse(date)) && { date }),
    ...(by && { by }),
    ...(only && (only === all || isId.test(only)) && { only }),
    ...(open && { open }),
  };
}
