import { type Figure, figures, type Standing, standings, type Topic, topics } from '@trellis/contract/statistics/figures';
import { periodPattern, type Unit } from '@trellis/contract/statistics/periods';
import { readOneOf, readPage, readText } from '../../ui/list-search.ts';

type Raw = Record<string, unknown>;

/** A period of its unit, as it was written. */
const readPeriod = (raw: Raw) => {
  const unit: Unit = raw['unit'] === 'Year' ? 'Year' : 'Month';
  // a year in an address may be read as a number
  const given = raw['period'];
  const period = typeof given === 'number' ? String(given) : (readText(given) ?? '');
  const fits = periodPattern.test(period) && (period.length === 4) === (unit === 'Year');
  return { unit, period: fits ? period : undefined, tenantId: readText(raw['tenantId']) };
};

/** Which period, center and figure a page of figures shows. */
export const readFigureSearch = (raw: Raw): FigureSearch => ({
  ...readPeriod(raw),
  topic: readOneOf(topics, raw['topic']),
  figure: readOneOf<Figure>(figures, raw['figure']),
  part: readText(raw['part']),
});
export type FigureSearch = ReturnType<typeof readPeriod> & {
  topic: Topic | undefined;
  figure: Figure | undefined;
  part: string | undefined;
};

/** Which figure's entries a list shows. */
export const readEntrySearch = ({ sorting: _sorting, ...raw }: Raw) => ({
  ...readPage(raw),
  ...readPeriod(raw),
  figure: readOneOf<Figure>(figures, raw['figure']) ?? figures[0],
  part: readText(raw['part']),
});
export type EntrySearch = ReturnType<typeof readEntrySearch>;

/** What stands, as a list shows it. */
export const readStandingSearch = ({ sorting: _sorting, ...raw }: Raw) => ({
  ...readPage(raw),
  standing: readOneOf<Standing>(standings, raw['standing']) ?? standings[0],
  part: readText(raw['part']),
  tenantId: readText(raw['tenantId']),
});
export type StandingSearch = ReturnType<typeof readStandingSearch>;

/** What a table is narrowed to. */
export const readTableSearch = ({ sorting: _sorting, ...raw }: Raw) => ({
  ...readPage(raw),
  ...readPeriod(raw),
  filter: readText(raw['filter']),
});
export type TableSearch = ReturnType<typeof readTableSearch>;
