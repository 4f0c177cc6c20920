import type { CreditCommodity } from '@trellis/contract/credits/schemas';
import { type PageSearch, readOneOf, readPage, readText } from '../../ui/list-search.ts';

// the schema would bring zod into the first visit
const commodities: readonly CreditCommodity[] = ['oneToOne', 'group', 'assessment'];

export const firstYear = 2018;

/** What the overview of credits shows; the address keeps it. */
export interface OverviewSearch extends PageSearch {
  /** A month, YYYY-MM, or a year, YYYY; without one this month. */
  period?: string;
  commodity: CreditCommodity;
  by: 'child' | 'coach';
}

export function readOverview(raw: Record<string, unknown>): OverviewSearch {
  // a year arrives as a number
  const period = readText(typeof raw['period'] === 'number' ? String(raw['period']) : raw['period']);
  return {
    ...readPage(raw),
    ...(isPeriod(period) ? { period } : {}),
    commodity: readOneOf(commodities, raw['commodity']) ?? 'oneToOne',
    by: readOneOf(['child', 'coach'] as const, raw['by']) ?? 'child',
  };
}

function isPeriod(text: string | undefined): text is string {
  const found = /^(\d{4})(?:-(\d{2}))?$/.exec(text ?? '');
  if (!found) return false;
  const month = Number(found[2] ?? 1);
  return Number(found[1]) >= firstYear && month >= 1 && month <= 12;
}

/** First and last day of a month or a year. */
export function daysOf(period: string): { from: string; to: string } {
  if (period.length === 4) return { from: `${period}-01-01`, to: `${period}-12-31` };
  const [year = 0, month = 0] = period.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return { from: `${period}-01`, to: `${period}-${last}` };
}
