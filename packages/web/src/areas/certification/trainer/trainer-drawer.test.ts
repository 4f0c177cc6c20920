// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { answerCalls, reply } from '../../../testing/answer-calls.ts';
import { buttonOf, show } from '../../../testing/show.ts';
import { TrainerDrawer } from './trainer-drawer.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

const open = async (mayWrite: boolean) => {
  answerCalls(['certification'], () => reply({ items: [], totalCount: 0 }));
  const trainer = { id: '00000000-0000-4000-8000-000000000003', name: 'Irene Vidal' };
  leave = await show(createElement(TrainerDrawer, { trainer, mayWrite, onClose: () => undefined }));
};

it('opens on the right, 800 wide, under the name of its trainer', async () => {
  await open(false);
  const drawer = document.querySelector<HTMLElement>('.ant-drawer-right .ant-drawer-content-wrapper');
  expect(drawer?.style.width).toBe('800px');
  expect(document.querySelector('.ant-drawer-title')?.textContent).toBe('The Training and Classes of Irene Vidal');
  const tabs = [...document.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent);
  expect(tabs.slice(1)).toEqual(['Supervision Score', 'Exams and Certificates']);
  expect(() => buttonOf('Assign a module')).toThrow('No button');
});

it('assigns modules for whoever may', async () => {
  await open(true);
  expect(buttonOf('Assign a module').disabled).toBe(false);
});
