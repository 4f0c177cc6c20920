// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { show } from '../../../testing/show.ts';
import { RecordTabs } from './record-tabs.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

const sessions = { key: 'sessions', label: 'Sessions', children: null };

it.each([
  ['one', ['Sessions', 'Renewal records', 'Plan records', 'Difficulty modification']],
  ['group', ['Sessions', 'Plan records', 'Difficulty modification']],
] as const)('a plan of kind %s has its records in tabs', async (kind, labels) => {
  leave = await show(createElement(RecordTabs, { plan: { id: crypto.randomUUID(), kind }, first: [sessions] }));
  expect([...document.querySelectorAll('[role=tab]')].map((tab) => tab.textContent)).toEqual(labels);
});
