// @vitest-environment happy-dom
import type { AdjustableItem } from '@trellis/contract/offline-plans/difficulty/schemas';
import { act, createElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answerCalls, refuse, reply } from '../../../testing/answer-calls.ts';
import { buttonOf, press, show } from '../../../testing/show.ts';
import { soon } from '../../../testing/soon.ts';
import { AdjustDialog } from './adjust-dialog.tsx';

const itemOf = (title: string, own: Partial<AdjustableItem>, [min, max]: [number, number]): AdjustableItem => ({
  id: crypto.randomUUID(),
  num: 3,
  position: 1,
  kind: 'activity',
  hasDone: null,
  difficultyAdjusted: false,
  ...own,
  trainingProgram: {
    id: crypto.randomUUID(),
    code: title,
    title,
    difficulty: 4,
    difficulty2: 7,
    minDifficulty: min,
    maxDifficulty: max,
    categories: [],
  },
});
const items = [
  itemOf('Beam', {}, [3, 8]),
  itemOf('Mirror', {}, [5, 12]),
  itemOf('Rope', { difficultyAdjusted: true }, [1, 20]),
  itemOf('Ball', { hasDone: false }, [1, 20]),
];
const question = {
  id: crypto.randomUUID(),
  displayName: 'Why?',
  description: null,
  isRequired: true,
  type: 'Selection',
  extraProperties: { options: [{ value: 'tooEasy', text: 'Too easy' }], customizeOthers: true },
};

let leave: (() => Promise<void>) | undefined;
let sent: unknown[] = [];
let isThere = true;
beforeEach(() => {
  sent = [];
  isThere = true;
  answerCalls(['planDifficulty'], ({ path, body }) => {
    if (path.endsWith('modifyDifficultyReasonQuestion')) return reply(question);
    if (body !== undefined) {
      sent.push(body);
      return reply({ laterSessions: 2 });
    }
    return isThere
      ? reply({ ilsVersion: 'V4', num: 3, nums: [3, 4], items })
      : refuse('RocketSystem:PlanNotActive', 'This plan is not active.');
  });
});
afterEach(() => leave?.());

async function open(): Promise<void> {
  leave = await show(createElement(AdjustDialog, { planId: crypto.randomUUID(), onClose: () => undefined }));
}
const lines = () => [...document.querySelectorAll<HTMLElement>('label.ant-checkbox-wrapper')];
const lineOf = (title: string) => lines().find((line) => line.textContent.startsWith(title));
const boxOf = (title: string) => lineOf(title)?.querySelector('input') as HTMLInputElement;
const click = (element: HTMLElement | undefined) => act(async () => element?.click());
async function setLevel(level: number): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('input[role=spinbutton]');
  await act(async () => {
    Reflect.set(Object.getPrototypeOf(field), 'value', String(level), field);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

it('offers what can take the level, and says of the rest why it cannot', async () => {
  await open();
  await soon(() => expect(lines()).toHaveLength(4));
  expect(document.querySelector<HTMLInputElement>('input[role=spinbutton]')?.value).toBe('1');
  expect(lines().map((line) => line.textContent)).toEqual([
    'Beam now level 7 · Minimum difficulty 3',
    'Mirror now level 7 · Minimum difficulty 5',
    'Rope now level 7 · Adjusted already',
    'Ball now level 7 · Answered already',
  ]);
  await setLevel(2);
  expect(lineOf('Beam')?.textContent).toBe('Beam now level 7 · Minimum difficulty 3');
  await setLevel(9);
  expect(lineOf('Beam')?.textContent).toBe('Beam now level 7 · Max difficulty 8');
  expect(lines().map((line) => line.querySelector('input')?.disabled)).toEqual([true, false, true, true]);
});

it('lets go what cannot take another level, and sends nothing without exercises and a reason', async () => {
  await open();
  await soon(() => expect(lines()).toHaveLength(4));
  await setLevel(6);
  await click(boxOf('Beam'));
  await click(boxOf('Mirror'));
  await setLevel(10);
  expect([boxOf('Beam').checked, boxOf('Mirror').checked]).toEqual([false, true]);
  await setLevel(20);
  expect([boxOf('Beam').checked, boxOf('Mirror').checked]).toEqual([false, false]);
  await press('Adjust');
  await soon(() => expect(document.querySelectorAll('.ant-form-item-explain-error')).toHaveLength(2));
  expect(sent).toEqual([]);
});

it('sends the exercises, the level and the reason', async () => {
  await open();
  await soon(() => expect(lines()).toHaveLength(4));
  await setLevel(6);
  await click(boxOf('Mirror'));
  await click([...document.querySelectorAll<HTMLElement>('label.ant-radio-wrapper')].find((line) => line.textContent === 'Too easy'));
  await press('Adjust');
  await soon(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ trainingActivities: [items[1]?.id], target: 6, adjustReason: 'tooEasy' });
});

it('says what the center says where the exercises do not come', async () => {
  isThere = false;
  await open();
  await soon(() => expect(document.querySelector('.ant-alert')?.textContent).toBe('This plan is not active.'));
  expect(buttonOf('Adjust').disabled).toBe(true);
});
