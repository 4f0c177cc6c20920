// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import type { ListeningRecord } from '@trellis/contract/music/schemas';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { currentUserOptions } from '../../app/current-user.ts';
import { show } from '../../testing/show.ts';
import { ListeningList } from './listening-list.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

const record = (id: string, trackCount: number, heard: boolean): ListeningRecord => ({
  id,
  num: 1,
  time: '2031-06-04T09:00:00Z',
  trackCount,
  audioRecordPunch: {
    punched: false,
    listenedList: heard
      ? [
          {
            sessionTrackId: 'track',
            trackCode: 'CALM-01',
            title: 'Calm sea',
            position: 1,
            duration: 90,
            progress: 45,
            lastProgress: 45,
            isFinished: false,
            isPunched: false,
          },
        ]
      : [],
  },
});

async function read(...items: ListeningRecord[]): Promise<string> {
  const client = new QueryClient();
  client.setQueryData(currentUserOptions().queryKey, { id: 'lin', tenant: { id: 'center', zone: 'UTC' } } as never);
  const records = { data: { pages: [{ items, totalCount: items.length }], pageParams: [0] }, isPending: false, isError: false };
  leave = await show(createElement(ListeningList, { records: records as never }), client);
  return document.body.textContent;
}

it('says of a session without music that it has none, and of one with music that none was played', async () => {
  expect(await read(record('without', 0, false))).toContain('This session has no music.');
  await leave?.();
  const unheard = await read(record('unheard', 3, false));
  expect(unheard).toContain('No music was played.');
  expect(unheard).not.toContain('This session has no music.');
  await leave?.();
  const heard = await read(record('heard', 3, true));
  expect(heard).toContain('Calm sea0:45 / 1:30');
  expect(heard).not.toContain('No music');
});

it('says of a plan of which no session began that there is nothing', async () => {
  expect(await read()).toContain('No session of this plan has begun.');
});
