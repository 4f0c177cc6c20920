// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { show } from '../../testing/show.ts';
import { ContractCard } from './contract-card.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

it.each([
  ['2026-01-01', '2026-12-31', '01/01/2026 – 12/31/2026'],
  ['2026-01-01', null, 'from 01/01/2026'],
  [null, '2026-12-31', 'until 12/31/2026'],
  [null, null, ''],
])('a contract from %s until %s says “%s”', async (startsOn, endsOn, said) => {
  leave = await show(createElement(ContractCard, { window: { status: 'Active', startsOn, endsOn } }));
  expect(document.querySelector('.ant-typography-secondary')?.textContent ?? '').toBe(said);
});
