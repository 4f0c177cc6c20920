import { expect, it } from 'vitest';
import { balanceChart } from './balance-chart.ts';

const record = (day: string, balance: number, commodity: 'oneToOne' | 'group' | 'assessment' = 'oneToOne') => ({ day, balance, commodity });

it('shows what was left at the end of each day, the oldest first', () => {
  const chart = balanceChart([record('03/02', 7), record('03/02', 8), record('03/02', 1, 'assessment'), record('03/01', 9)], 'es');
  expect(chart?.points).toEqual([
    { name: '03/01', value: 9 },
    { name: '03/02', value: 7 },
  ]);
  expect(chart?.title).toBe('Sesiones restantes: Sesiones individuales');
});

it('is of class sessions for who has only these, and not there for a single day', () => {
  expect(balanceChart([record('03/02', 7, 'group'), record('03/01', 9, 'group')], 'en')?.title).toBe('Sessions left: Class sessions');
  expect(balanceChart([record('03/02', 7), record('03/02', 9)], 'en')).toBeNull();
  expect(balanceChart([], 'en')).toBeNull();
});
