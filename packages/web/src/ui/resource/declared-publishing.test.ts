// @vitest-environment happy-dom
import { localText } from '@trellis/contract/resources/fields';
import { resource } from '@trellis/contract/resources/resource';
import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { press, show } from '../../testing/show.ts';
import type { AnyItem } from './declared.ts';
import { usePublishing, VersionNotice } from './declared-publishing.tsx';

const access = { read: { anyOf: ['RocketSystem.Content'] }, write: { anyOf: ['RocketSystem.Content'] } } as const;
const common = { area: 'content', ref: 'tag', access, what: 'song', key: 'songs', path: '/song', table: 'catalog.songs' } as const;
const fields = { names: localText(40) };
const versions = { table: 'catalog.song_versions', own: 'song_id', fields: ['names'] } as const;
const atOnce = resource({ ...common, fields, versions });
const apart = resource({ ...common, fields, versions, publishedApart: true });

const song = { id: 'a', name: 'Lark', concurrencyStamp: 's', createdAt: '' };
const out = '2026-11-20T10:00:00.000Z';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

async function told(
  of: typeof atOnce | typeof apart,
  opened: { version: number; publishedAt: string | null } | undefined,
): Promise<string> {
  leave = await show(createElement(VersionNotice, { of, opened }));
  const text = document.body.textContent;
  await leave();
  return text;
}

it('says before a save which version it makes', async () => {
  expect(await told(atOnce, undefined)).toBe('');
  expect(await told(atOnce, { version: 2, publishedAt: out })).toContain('becomes version 3');
  expect(await told(apart, { version: 2, publishedAt: out })).toContain('the draft of version 3');
  expect(await told(apart, { version: 1, publishedAt: null })).toContain('nobody uses it until it is published');
  expect(await told(apart, { version: 4, publishedAt: null })).toContain('Version 3 is used until');
});

it('publishes a draft once it was said what that means, and offers nothing where nothing is prepared', async () => {
  const publish = vi.fn<(item: AnyItem) => Promise<void>>(() => Promise.resolve());
  function Row({ item }: { item: AnyItem }) {
    const buttons = usePublishing(apart, publish)(item) as { key: string; label: string; onClick: () => void }[];
    return buttons.map(({ key, label, onClick }) => createElement('button', { key, onClick }, label));
  }
  leave = await show(createElement(Row, { item: { ...song, version: 2, publishedAt: out } }));
  expect(document.querySelectorAll('button')).toHaveLength(0);
  await leave();
  const draft = { ...song, version: 3, publishedAt: null };
  leave = await show(createElement(Row, { item: draft }));
  await press('Publish version 3');
  expect(document.body.textContent).toContain('keeps that one');
  expect(publish).not.toHaveBeenCalled();
  await press('Publish');
  expect(publish).toHaveBeenCalledWith(draft);
});
