// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aTrainerModule } from '../../../testing/a-trainer-module.ts';
import { answerCalls } from '../../../testing/answer-calls.ts';
import { show } from '../../../testing/show.ts';
import { OwnModules } from './own-modules.tsx';

const names = ['One', 'Two', 'Three', 'Four'];
const modules = names.map((displayName) =>
  aTrainerModule({ id: displayName, trainingModule: { ...aTrainerModule().trainingModule, displayName } }),
);
const shown: string[] = [];
let leave: (() => Promise<void>) | undefined;
beforeEach(async () => {
  shown.length = 0;
  answerCalls(['certification'], () => new Promise<Response>(() => undefined));
  leave = await show(createElement(OwnModules, { modules, shown: 'One', onShow: (id: string) => void shown.push(id) }));
  vi.useFakeTimers();
});
afterEach(async () => {
  vi.useRealTimers();
  await leave?.();
});

const tab = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=tab]')].find(({ textContent }) => textContent.startsWith(name));
const choose = (name: string) => act(async () => tab(name)?.click());
const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));

it('loads only the module where somebody stays who clicks through them, 300 ms after the last click', async () => {
  for (const name of ['Two', 'Three', 'Four']) {
    await choose(name);
    expect(tab(name)?.getAttribute('aria-selected')).toBe('true');
    await wait(200);
  }
  expect(shown).toEqual([]);
  await wait(99);
  expect(shown).toEqual([]);
  await wait(1);
  expect(shown).toEqual(['Four']);
});
