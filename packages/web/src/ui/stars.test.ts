// @vitest-environment happy-dom
import { Form } from 'antd';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { show } from '../testing/show.ts';
import { Stars } from './stars.tsx';

it('says nothing of itself that a list may not say, where a form wants it given', async () => {
  const field = createElement(Form.Item, { name: 'quality', label: 'Quality', rules: [{ required: true }] }, createElement(Stars));
  const leave = await show(createElement(Form, null, field));
  expect(document.querySelector('.ant-rate')?.hasAttribute('aria-required')).toBe(false);
  expect(document.querySelector('.ant-form-item-required')?.textContent).toBe('Quality');
  await leave();
});
