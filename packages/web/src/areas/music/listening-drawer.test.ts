// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { currentUserOptions } from '../../app/current-user.ts';
import { answerCalls, reply } from '../../testing/answer-calls.ts';
import { press, show } from '../../testing/show.ts';
import { soon } from '../../testing/soon.ts';
import { ListeningDrawer } from './listening-drawer.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

const all = Array.from({ length: 25 }, (_, place) => ({
  id: `session ${place}`,
  num: 25 - place,
  time: '2031-06-04T09:00:00Z',
  trackCount: 0,
  audioRecordPunch: { punched: false, listenedList: [] },
}));

it('grows by ten sessions at a time, until all are shown', async () => {
  const portions: unknown[] = [];
  answerCalls(['musicRecords'], (_, search) => {
    const [skip, most] = [Number(search.get('skipCount')), Number(search.get('maxResultCount'))];
    portions.push([skip, most]);
    return reply({ items: all.slice(skip, skip + most), totalCount: all.length });
  });
  const client = new QueryClient();
  client.setQueryData(currentUserOptions().queryKey, { id: 'lin', tenant: { id: 'center', zone: 'UTC' } } as never);
  const plan = { id: crypto.randomUUID(), displayName: 'Focus' };
  leave = await show(createElement(ListeningDrawer, { plan, onClose: () => undefined }), client);
  const shows = (count: number) => soon(() => expect(document.body.textContent).toContain(`${count} of 25 sessions`));
  await shows(10);
  await press('Show 10 more');
  await shows(20);
  await press('Show 10 more');
  await shows(25);
  expect(document.body.textContent).not.toContain('Show 10 more');
  expect(portions).toEqual([
    [0, 10],
    [10, 10],
    [20, 10],
  ]);
});
