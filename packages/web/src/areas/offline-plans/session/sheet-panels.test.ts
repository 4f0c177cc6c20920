// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import type { PlanItem, SessionView } from '@trellis/contract/offline-plans/schemas';
import { act, createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { currentUserOptions } from '../../../app/current-user.ts';
import { show } from '../../../testing/show.ts';
import { SheetPanels } from './sheet-panels.tsx';
import type { Answers } from './use-answers.ts';

const property = {
  id: 'mood',
  displayName: 'Mood',
  description: null,
  isRequired: true,
  type: 'Rating' as const,
  extraProperties: { count: 5 },
};
const form = { feedbackProperties: [property], feedbacks: [], answered: false };
const item = (kind: PlanItem['kind'], hasDone: boolean | null) =>
  ({
    id: `an item, ${kind}`,
    kind,
    num: 1,
    hasDone,
    trainingProgram: { title: kind },
    feedbackProperties: [],
    feedbacks: [],
  }) as unknown as PlanItem;
const session = (of: Partial<SessionView>) =>
  ({
    id: 'session',
    isWritable: true,
    items: [item('activity', true), item('static', null)],
    nonePlaybook: [],
    overall: form,
    categoryPunch: [{ ...form, categoryId: 'balance', name: 'Balance' }],
    iLs: { feedback: form, tracks: [{ id: 'track', isPunched: false }] },
    ...of,
  }) as unknown as SessionView;

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

async function open(of: Partial<SessionView> = {}): Promise<void> {
  const client = new QueryClient();
  client.setQueryData(currentUserOptions().queryKey, { id: 'lin', tenant: { id: 'center', zone: 'UTC' } } as never);
  leave = await show(createElement(SheetPanels, { session: session(of), answers: {} as Answers, onOpen: () => undefined }), client);
}
const heads = () => [...document.querySelectorAll<HTMLElement>('.ant-collapse-header')];
const titles = () => heads().map((head) => head.querySelector('strong')?.textContent);
const isOpen = (head: HTMLElement | undefined) =>
  (head?.matches('[aria-expanded="true"]') || head?.querySelector('[aria-expanded="true"]') !== null) ?? false;
const five = ['Training activities', 'Static activities', 'Overall session feedback', 'Category feedback', 'Music feedback'];

it('folds what is said of a session into five panels, each of which opens and closes', async () => {
  await open();
  expect(titles()).toEqual(five);
  for (const [place] of five.entries()) {
    const was = isOpen(heads()[place]);
    await act(async () => heads()[place]?.click());
    expect(isOpen(heads()[place])).toBe(!was);
    await act(async () => heads()[place]?.click());
    expect(isOpen(heads()[place])).toBe(was);
  }
});

it('asks for exercises and music first where what is said of them waits for that', async () => {
  await open();
  expect(document.body.textContent).toContain('Please complete order');
  await leave?.();
  await open({ items: [item('activity', true), item('static', false)] });
  expect(document.body.textContent).not.toContain('Please complete order');
});

it('says of a session of which nothing was said that there is no feedback', async () => {
  await open({ isWritable: false, items: [], iLs: null });
  expect(titles()).toEqual(['Overall session feedback', 'Category feedback']);
  expect(document.body.textContent.match(/No feedback data/g)).toHaveLength(2);
});

it('shows what was said of a session whenever it is opened again, once it can only be read too', async () => {
  const said = { ...form, answered: true, feedbacks: [{ programFeedbackPropertyId: 'mood', value: 4 }] };
  for (const isWritable of [true, false]) {
    await open({ isWritable, overall: said, categoryPunch: [], iLs: null, items: [] });
    expect(document.querySelectorAll('.ant-rate [role=radio][aria-checked=true]')).toHaveLength(4);
    if (isWritable) await leave?.();
  }
});

it('says of each what is still missing, and what may be left out', async () => {
  const optional = { ...form, feedbackProperties: [{ ...property, isRequired: false }] };
  await open({ overall: optional, categoryPunch: [{ ...optional, categoryId: 'balance', name: 'Balance' }] });
  const tagOf = (title: string) =>
    heads()
      .find((head) => head.textContent?.startsWith(title))
      ?.textContent?.slice(title.length);
  expect(five.map(tagOf)).toEqual(['Given', 'Still missing', 'Optional', 'Optional', 'Still missing']);
});
