// @vitest-environment happy-dom
import { Form } from 'antd';
import { act, createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { show } from '../../testing/show.ts';
import { RepeatFields } from './repeat-fields.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

async function mostOf(left: number | null): Promise<string | null | undefined> {
  const initialValues = { schedulingType: 'Recurring', timeInterval: 7 };
  leave = await show(createElement(Form, { initialValues }, createElement(RepeatFields, { left })));
  await act(async () => {});
  return document.querySelector('[role=spinbutton]')?.getAttribute('aria-valuemax');
}

it.each([
  [10, '10'],
  [200, '120'],
  [0, '1'],
  [null, '120'],
])('of %s sessions that are left, a series takes at most %s', async (left, most) => {
  expect(await mostOf(left)).toBe(most);
  expect(document.body.textContent).toContain(`At most ${most}`);
});
