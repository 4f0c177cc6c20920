import { describe, expect, it } from 'vitest';
import { readEntrySearch, readFigureSearch, readTableSearch } from './searches.ts';

describe('the address of a page of figures', () => {
  it.each([
    [{ unit: 'Month', period: '10-2026' }, '10-2026'],
    [{ unit: 'Year', period: '2026' }, '2026'],
    [{ unit: 'Year', period: 2026 }, '2026'],
    [{ unit: 'Year', period: '10-2026' }, undefined],
    [{ unit: 'Month', period: '2026' }, undefined],
    [{ unit: 'Month', period: '12-2017' }, undefined],
    [{ period: {} }, undefined],
  ])('%j names the period %s', (raw, period) => expect(readFigureSearch(raw).period).toBe(period));

  it('names a figure, its currency and a topic that there are', () => {
    expect(readFigureSearch({ figure: 'received', part: 'USD', topic: 'contract' })).toMatchObject({
      figure: 'received',
      part: 'USD',
      topic: 'contract',
    });
    expect(readFigureSearch({ figure: 'nothing', topic: 'nothing' })).toMatchObject({ figure: undefined, topic: undefined });
    expect(readEntrySearch({ figure: 'nothing', page: 2 })).toMatchObject({ figure: 'childrenNew', page: 2, unit: 'Month' });
    expect(readTableSearch({ filter: 'Mina', size: 12 })).toMatchObject({ filter: 'Mina', size: 12 });
  });
});
