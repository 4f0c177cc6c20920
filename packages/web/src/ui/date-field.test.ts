// @vitest-environment happy-dom
import { Form } from 'antd';
import dayjs from 'dayjs';
import { act, createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { fieldOf, show, type } from '../testing/show.ts';
import { soon } from '../testing/soon.ts';
import { DateField } from './date-field.tsx';
import { notAfter } from './date-rules.ts';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

it('keeps a date that is typed and lies beyond the last one, and says what is wrong with it', async () => {
  const today = dayjs('2031-06-02');
  const rules = [notAfter(today, 'This day is still to come')];
  const field = createElement(Form.Item, { name: 'birthday', label: 'Birthday', rules }, createElement(DateField, { maxDate: today }));
  leave = await show(createElement(Form, { name: 'child' }, field));
  await type('Birthday', '06/03/2031');
  await act(async () => fieldOf('Birthday').blur());
  await act(() => soon(() => expect(document.body.textContent).toContain('This day is still to come')));
  expect(fieldOf('Birthday').value).toBe('06/03/2031');
});
