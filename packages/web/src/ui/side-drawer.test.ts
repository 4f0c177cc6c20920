// @vitest-environment happy-dom
import { createElement, type FunctionComponent } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mayLeave } from '../app/unsaved.ts';
import { press, show } from '../testing/show.ts';
import { soon } from '../testing/soon.ts';
import { useMomentText } from './in-drawer.ts';
import { SideDrawer } from './side-drawer.tsx';
import { useUnsaved } from './use-unsaved.ts';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

const Drawer = SideDrawer as FunctionComponent<Omit<Parameters<typeof SideDrawer>[0], 'children'>>;

/** A drawer around a form into which something was typed, or nothing. */
async function opened(isTyped: boolean) {
  const onClose = vi.fn();
  function Typing() {
    useUnsaved(() => isTyped, false);
    return createElement('input');
  }
  leave = await show(createElement(Drawer, { title: 'Feedback', onClose }, createElement(Typing)));
  const isOpen = () => document.querySelector('.ant-drawer-open') !== null;
  const closeIt = () => document.querySelector<HTMLElement>('.ant-drawer-close')?.click();
  return { isOpen, closeIt };
}

const asks = () => soon(() => expect(document.body.textContent).toContain('Discard your changes?'));

it('asks before it closes over what was typed into it, and stays where that is kept', async () => {
  const { isOpen, closeIt } = await opened(true);
  closeIt();
  await asks();
  await press('Keep editing');
  expect(isOpen()).toBe(true);
});

it('closes where what was typed is discarded', async () => {
  const { isOpen, closeIt } = await opened(true);
  closeIt();
  await asks();
  await press('Discard');
  await soon(() => expect(isOpen()).toBe(false));
});

it('asks the same where the page is left', async () => {
  await opened(true);
  const left = mayLeave();
  await asks();
  await press('Keep editing');
  expect(await left).toBe(false);
});

it('closes unasked where nothing was typed', async () => {
  const { isOpen, closeIt } = await opened(false);
  closeIt();
  await soon(() => expect(isOpen()).toBe(false));
  expect(document.body.textContent).not.toContain('Discard');
});

it('what is shown in it, and elsewhere too, has moments with the year first', async () => {
  function Moment() {
    return useMomentText()('2026-03-09T14:05:00Z', 'UTC');
  }
  leave = await show(createElement(Moment));
  expect(document.body.textContent).toContain('03/09/2026 14:05');
  await leave();
  leave = await show(createElement(Drawer, { title: 'Records', onClose: vi.fn() }, createElement(Moment)));
  expect(document.body.textContent).toContain('2026/03/09 14:05');
});

describe.each([
  ['text alone', () => createElement('p', null, 'What was heard'), '0'],
  ['what takes the focus itself', () => createElement('button', { type: 'button' }, 'Open'), null],
])('longer than the drawer, %s', (_what, content, tabIndex) => {
  it('is scrolled by keys', async () => {
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    leave = await show(createElement(Drawer, { title: 'Music', onClose: vi.fn() }, content()));
    expect(document.querySelector('.ant-drawer-body')?.getAttribute('tabindex')).toBe(tabIndex);
    vi.restoreAllMocks();
  });
});
