// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { show } from '../../../testing/show.ts';
import { RecordTabs } from './record-tabs.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

const sessions = { key: 'sessions', label: 'Sessions', children: null };

it('a plan has its records in tabs', async () => {
  leave = await show(createElement(RecordTabs, { plan: { id: crypto.randomUUID() }, first: [sessions] }));
  const labels = [...document.querySelectorAll('[role=tab]')].map((tab) => tab.textContent);
  expect(labels).toEqual(['Sessions', 'Renewal records', 'Plan records', 'Difficulty modification']);
});
