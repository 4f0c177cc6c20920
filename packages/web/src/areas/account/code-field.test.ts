// @vitest-environment happy-dom
import { Form } from 'antd';
import { createElement, type FunctionComponent } from 'react';
import { expect, it } from 'vitest';
import { fieldOf, show, type } from '../../testing/show.ts';
import { CodeField } from './code-field.tsx';

it('takes a code as it is copied out of a letter', async () => {
  const form = Form as FunctionComponent<{ name: string }>;
  const field = createElement(CodeField, { sentTo: undefined, minutes: 10, seconds: 0, isSending: false, onSend: () => undefined });
  const leave = await show(createElement(form, { name: 'own' }, field));
  // a field that takes six characters cuts a digit off where a blank came along
  expect(fieldOf('Code').maxLength).toBe(-1);
  await type('Code', ' 123 456 ');
  expect(fieldOf('Code').value).toBe('123456');
  await leave();
});
