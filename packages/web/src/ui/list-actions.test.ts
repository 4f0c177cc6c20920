// @vitest-environment happy-dom
import { Button, Dropdown } from 'antd';
import { createElement, Fragment } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { press, show } from '../testing/show.ts';
import { ListActions } from './list-actions.tsx';

const done = vi.fn<(name: string) => void>();

let leave: (() => Promise<void>) | undefined;
afterEach(async () => {
  await leave?.();
  vi.clearAllMocks();
});

const action = (name: string) => createElement(Button, { key: name, onClick: () => done(name) }, name);
const add = action('Add');

async function shown(...names: string[]): Promise<string[]> {
  const extra = createElement(Fragment, null, false, ...names.map(action));
  leave = await show(createElement(ListActions, { extra, add }));
  return inView();
}

const inView = () => [...document.querySelectorAll('button')].filter((button) => !button.closest('.ant-popover')).map(nameOf);
const nameOf = (button: HTMLButtonElement) => button.textContent.trim();
const isOpen = () => document.querySelector('.ant-popover:not(.ant-popover-hidden)') !== null;
const more = 'More actions';

it('shows three things to do beside the primary one', async () => {
  expect(await shown('Moves', 'Export', 'Import')).toEqual(['Moves', 'Export', 'Import', 'Add']);
});

it('keeps of more than three the first two in view, and the others behind a button', async () => {
  expect(await shown('Recent', 'Enroll', 'Moves', 'Import')).toEqual(['Recent', 'Enroll', more, 'Add']);
  await press(more);
  await press('Moves');
  expect(done).toHaveBeenCalledExactlyOnceWith('Moves');
});

it('closes by what is chosen, and gives the button the focus', async () => {
  await shown('Recent', 'Enroll', 'Moves', 'Import');
  await press(more);
  expect(isOpen()).toBe(true);
  await press('Import');
  expect(document.activeElement?.textContent).toBe(more);
  expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false');
});

it('stays open for what opens a list of its own', async () => {
  const list = createElement(Dropdown, { key: 'list', trigger: ['click'], menu: { items: [] } }, action('Import'));
  leave = await show(createElement(ListActions, { extra: [action('Recent'), action('Enroll'), action('Moves'), list], add }));
  await press(more);
  await press('Import');
  expect(document.querySelector('[aria-haspopup=true]')?.getAttribute('aria-expanded')).toBe('true');
});
