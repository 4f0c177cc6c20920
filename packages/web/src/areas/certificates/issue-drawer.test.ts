// @vitest-environment happy-dom
import dayjs from 'dayjs';
import { act, createElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { toasts } from '../../app/toast.ts';
import { type Asked, answerCalls, reply } from '../../testing/answer-calls.ts';
import { fieldOf, press, show } from '../../testing/show.ts';
import { soon } from '../../testing/soon.ts';
import { IssueDrawer } from './issue-drawer.tsx';

const number = 'CL030925BASE1001';
const supervisor = { id: '00000000-0000-4000-8000-000000000001', name: 'Samuel Osei' };
let sent: Asked[] = [];

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

beforeEach(async () => {
  sent = [];
  answerCalls(['certificates', 'certification'], (asked) => {
    const { path } = asked;
    if (path.endsWith('/styles')) return reply({ items: [{ id: 'classic', name: 'With a frame', url: null }] });
    if (path.endsWith('/supervisors')) return reply({ items: [supervisor], initialId: supervisor.id });
    if (path.endsWith('/number')) return reply({ credentialsCode: number });
    sent.push(asked);
    return reply({ id: supervisor.id });
  });
  const module = { trainerTrainingModuleId: '00000000-0000-4000-8000-000000000002', trainerName: 'Tom Becker' };
  leave = await show(createElement(IssueDrawer, { ...module, onClose: () => undefined }));
  await soon(() => expect(fieldOf('Certificate number').value).toBe(number));
});

const clearPeriod = () => act(async () => document.querySelector<HTMLElement>('.ant-picker-clear')?.click());
const told = () => [...document.querySelectorAll('.ant-form-item-explain-error')].map(({ textContent }) => textContent);

it('begins with the name, the only supervisor, a number and a style, and sends them', async () => {
  await press('Save');
  await soon(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ name: 'Tom Becker', supervisorId: supervisor.id, credentialsCode: number, styleId: 'classic' });
});

it('asks for the days before there is a number, and issues nothing without them', async () => {
  await clearPeriod();
  await soon(() => expect(told()).toContain('Please select the effective time first.'));
  expect(fieldOf('Certificate number').value).toBe('');
  await press('Next number');
  expect(fieldOf('Certificate number').value).toBe('');
  await press('Save');
  await soon(() => expect(told().length).toBeGreaterThan(1));
  expect(sent).toEqual([]);
});

it('shows no picture of a certificate of which something is missing', async () => {
  await clearPeriod();
  await press('Look at it');
  expect(toasts.current().map(({ text }) => text)).toContain('Fill in the complete information');
  expect(sent).toEqual([]);
});

it('begins today at the earliest', async () => {
  const picker = document.querySelector<HTMLInputElement>('.ant-picker-range input');
  await act(async () => {
    picker?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    picker?.click();
  });
  const day = (ahead: number) => dayjs().add(ahead, 'day').format('YYYY-MM-DD');
  const mayChoose = (date: string) => {
    const cells = [...document.querySelectorAll(`.ant-picker-cell[title="${date}"]`)];
    expect(cells.length, date).toBeGreaterThan(0);
    return cells.every((cell) => !cell.classList.contains('ant-picker-cell-disabled'));
  };
  await soon(() => expect(document.querySelector('.ant-picker-cell')).not.toBeNull());
  expect([day(-1), day(0), day(1)].map(mayChoose)).toEqual([false, true, true]);
});
